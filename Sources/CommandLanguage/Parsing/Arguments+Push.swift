import LifecycleModel
import Payloads

extension Arguments {
  mutating func push() throws(CommandError) -> Push {
    let token = try next(.push)
    if case .json(let payload) = token.kind {
      return try headers(for: sent(payload))
    }
    let path = token.text.lowercased()
    if path.hasSuffix(".apns") || path.hasSuffix(".json") {
      return try headers(for: sent(try payload(inFile: token)))
    }
    let kind: PushKind
    switch Resolution(token.text, among: PushKind.allCases.map(\.rawValue), prefixes: isPrompt) {
    case .word(let word): kind = PushKind(rawValue: word) ?? .alert
    case .ambiguous(let candidates):
      throw error(.ambiguous(read: token.text, candidates: candidates), at: token)
    case .unknown(let nearest):
      throw error(.unknown(read: token.text, expected: .push), at: token, nearest: nearest)
    }
    switch kind {
    case .alert: return try headers(for: .alert(Push.defaultText), text: Push.alert)
    case .mixed: return try headers(for: .mixed(Push.defaultText), text: Push.mixed)
    case .silent: return try headers(for: .silent)
    case .badge: return try headers(for: .badge(try number(from: 0)))
    case .voip: return try headers(for: .voip)
    case .rich: return try headers(for: .rich(Push.defaultText), text: Push.rich)
    }
  }

  /// The rest of the line: headers in any order, and one text. `text` creates a push with that text; nil if the push
  /// takes none.
  private mutating func headers(for push: Push, text: ((String) -> Push)? = nil)
    throws(CommandError) -> Push
  {
    var push = push
    var hasText = false
    var assignments: [(header: PushHeader, value: String, token: Token)] = []
    while let token = next() {
      if token.isWord, let split = token.text.unicodeScalars.firstIndex(of: "=") {
        let name = String(token.text[..<split])
        let header = try keyword(
          PushHeader.self, token, name, PushHeader.allCases.map(\.rawValue))
        if assignments.contains(where: { $0.header == header }) {
          throw error(.repeated(header.rawValue), at: token)
        }
        let value = String(token.text[split...].dropFirst())
        guard !value.isEmpty else { throw error(.noValue(of: header.rawValue), at: token) }
        assignments.append((header, value, token))
      } else if let text, !hasText {
        hasText = true
        push = text(token.text)
      } else {
        throw error(.surplus(read: token.text, isText: text != nil), at: token)
      }
    }
    for (header, value, token) in assignments { try set(header, value, token, &push) }
    return push
  }

  private func set(_ header: PushHeader, _ value: String, _ token: Token, _ push: inout Push)
    throws(CommandError)
  {
    switch header {
    case .priority:
      guard ["10", "5", "1"].contains(value), let priority = Int(value) else {
        throw error(.unknown(read: value, expected: .words(["10", "5", "1"])), at: token)
      }
      push.priority = priority
    case .type:
      push.type = try keyword(
        Push.PushType.self, token, value, Push.PushType.allCases.map(\.rawValue))
    case .expires:
      let span = try duration(token, value)
      push.expiration = span == 0 ? .zero : .after(span)
    case .collapse: push.collapseID = value
    case .topic: push.topic = value
    case .token:
      push.token = try keyword(
        Push.TokenFault.self, token, value, Push.TokenFault.allCases.map(\.rawValue))
    case .auth:
      push.auth = try keyword(
        Push.AuthFault.self, token, value, Push.AuthFault.allCases.map(\.rawValue))
    }
  }

  /// The push that APNs gets. For a request to a push service this is the service's push.
  private func sent(_ payload: JSON) -> Push {
    guard let message = ServiceMessage(payload) else { return Push(payload: payload) }
    var push = Push(payload: message.payload)
    push.service = message.service.rawValue
    for header in message.headers { apply(header, to: &push) }
    return push
  }

  /// Applies a header that a push service passes on.
  private func apply(_ header: JSON.Member, to push: inout Push) {
    let word = header.value.asString ?? header.value.compact
    switch header.key {
    case "apns-priority":
      push.priority = ["10", "5", "1"].contains(word) ? Int(word)! : push.priority
    case "apns-push-type": push.type = Push.PushType(rawValue: word) ?? push.type
    case "apns-collapse-id": push.collapseID = word
    case "apns-expiration": push.expiration = word == "0" ? .zero : push.expiration
    default: break
    }
  }

  private func payload(inFile token: Token) throws(CommandError) -> JSON {
    if context.place == .block { throw error(.notAllowed("push FILE", in: .block), at: token) }
    let path = context.resolve(token.text)
    let bytes: [UInt8]
    switch context.readFile(path) {
    case .success(let found): bytes = found
    case .failure(let fault): throw error(.file(path: path, fault), at: token)
    }
    let document: JSONDocument
    do {
      document = try JSONReader.read(utf8: bytes)
    } catch {
      let file = SourceText(String(decoding: bytes, as: UTF8.self), file: path, firstLine: 1)
      let line = file.lines[min(error.position.line, file.lines.count) - 1]
      let start = line.range.lowerBound + error.position.column - 1
      throw file.error(
        .json(error.kind), at: start..<start + error.length, in: line,
        nearest: error.kind.nearest)
    }
    if case .object = document.value { return document.value }
    guard ServiceMessage(document.value) != nil else {
      throw error(.payloadIsNoObject(path: path), at: token)
    }
    return document.value
  }
}
