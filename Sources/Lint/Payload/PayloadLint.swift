import CommandLanguage
import LifecycleModel
import Payloads

/// Checks one payload. `limit`: the largest size for APNs in bytes; nil for the limit of the HTTP/2 interface.
package func lintPayload(utf8 bytes: [UInt8], limit: Int? = nil) -> [Diagnostic] {
  let survey = JSONReader.survey(utf8: bytes)
  var findings = survey.faults.map { PayloadFact.json($0).finding(at: $0.position) }
  if let document = survey.document {
    if let message = ServiceMessage(document.value) {
      findings += PayloadCheck.findings(of: message, in: document, limit)
    } else if document.value["aps"] == nil,
      let embedded = ServiceMessage.embedded(in: document.value),
      let fault = embedded.fault, let place = document.place(of: [.key(embedded.key)])
    {
      findings.append(PayloadFact.embedded(embedded.key, fault).finding(at: place.value))
    } else {
      var check = PayloadCheck(document)
      check.whole(bytes: bytes.count, limit: limit)
      findings += check.findings
    }
  }
  return findings.inOrder
}

/// Walks a payload and collects its mistakes.
struct PayloadCheck {
  let root: PayloadNode
  let duplicates: [JSONDocument.Duplicate]
  private(set) var findings: [Diagnostic] = []

  init(_ document: JSONDocument) {
    root = PayloadNode(value: document.value, place: document.place)
    duplicates = document.duplicates
  }

  /// Checks the payload that a push service sends for the request. A part that the request contains
  /// keeps its place; a part that the service adds gets the place of the request.
  static func findings(
    of message: ServiceMessage, in document: JSONDocument, _ limit: Int?
  ) -> [Diagnostic] {
    let request = PayloadNode(value: document.value, place: document.place)
    var check = PayloadCheck(request)
    check.tell(.service(message), at: request.position)
    let origin = message.path?.reduce(Optional(request)) { $0?[$1] }
    let payload = PayloadNode(value: message.payload, from: origin, at: request.position)
    check.checkSize(message.payload.compact.utf8.count, limit, of: message.payload)
    if let aps = origin?["aps"], aps.kind != .object {
      check.tell(.apsNoObject, at: aps.position)
      return check.findings
    }
    var inner = PayloadCheck(payload)
    inner.checkTopLevel(aps: payload["aps"])
    if let aps = payload["aps"] { inner.checkAps(aps) }
    return check.findings + inner.findings
  }

  private init(_ root: PayloadNode) {
    self.root = root
    duplicates = []
  }

  private mutating func checkSize(_ bytes: Int, _ limit: Int?, of payload: JSON) {
    let limit = limit ?? 4096
    if bytes > limit { tell(.size(bytes, limit: limit), at: root.position) }
  }

  mutating func tell(_ fact: PayloadFact, at position: SourcePosition) {
    findings.append(fact.finding(at: position))
  }

  mutating func tell(wrongType key: String, _ expected: Bilingual, _ node: PayloadNode) {
    tell(.wrongType(key, expected, found: node.kind), at: node.position)
  }

  fileprivate mutating func whole(bytes: Int, limit: Int?) {
    guard root.kind == .object else { return tell(.noObject, at: root.position) }
    for duplicate in duplicates.prefix(50) {
      tell(.duplicate(duplicate.key, firstAt: duplicate.first), at: duplicate.position)
    }
    checkSize(bytes, limit)
    let aps = findAps()
    for node in [root, aps, aps?["alert"], aps?["sound"]].compactMap(\.self)
    where node.hasMoreMembers {
      tell(.manyMembers, at: node.position)
    }
    checkTopLevel(aps: aps)
    guard let aps else { return }
    guard aps.kind == .object else { return tell(.apsNoObject, at: aps.position) }
    checkAps(aps)
  }

  private mutating func checkSize(_ bytes: Int, _ limit: Int?) {
    let limit = limit ?? (isCall ? 5120 : 4096)
    let compact = root.value.compact.utf8.count
    if compact > limit {
      tell(.size(compact, limit: limit), at: root.position)
    } else if bytes > limit {
      tell(.sizeAsWritten(bytes, limit: limit), at: root.position)
    }
  }

  /// The value for aps. An object under a misspelt key is checked as if it were aps.
  private mutating func findAps() -> PayloadNode? {
    if let aps = root["aps"] { return aps }
    let near = root.members.first {
      $0.node.kind == .object
        && (PayloadKeys.plain($0.key) == "aps"
          || ["apns", "asp", "ap"].contains($0.key.lowercased()))
    }
    if let near { tell(.nearAps(near.key), at: near.keyPosition) }
    let outer = root.members.first { $0.node["aps"] != nil }
    tell(isCall ? .noApsInCall : .noAps(inside: outer?.key), at: root.position)
    return near?.node
  }

  /// Whether the payload looks like one for PushKit, which announces a call and needs no aps.
  private var isCall: Bool {
    guard root["aps"] == nil else { return false }
    let keys = root.members + root.members.flatMap(\.node.members)
    return keys.prefix(200).contains { PayloadKeys.suggestsCall($0.key) }
  }
}
