/// The parts of a URL as in RFC 3986.
struct URLText: Equatable {
  var scheme: String?
  var user: String?
  var password: String?
  /// nil without `//`.
  var host: String?
  var port: Int?
  var path = ""
  var query: String?
  var fragment: String?

  init() {}

  /// nil for an empty or invalid string. In each part, characters that it cannot contain are
  /// percent-encoded, as Foundation does since iOS 17.
  init?(_ text: String) {
    guard !text.isEmpty else { return nil }
    var rest = text[...]
    if let hash = rest.firstIndex(of: "#") {
      fragment = PercentEncoding.repaired(rest[rest.index(after: hash)...])
      rest = rest[..<hash]
    }
    if let mark = rest.firstIndex(of: "?") {
      query = PercentEncoding.repaired(rest[rest.index(after: mark)...])
      rest = rest[..<mark]
    }
    if let colon = rest.firstIndex(of: ":"), colon != rest.startIndex,
      !rest[..<colon].contains("/")
    {
      guard URLText.isScheme(rest[..<colon]) else { return nil }
      scheme = String(rest[..<colon])
      rest = rest[rest.index(after: colon)...]
    }
    if rest.hasPrefix("//") {
      rest = rest.dropFirst(2)
      let authority = rest.prefix { $0 != "/" }
      rest = rest.dropFirst(authority.count)
      guard read(authority: authority) else { return nil }
    }
    path = PercentEncoding.repaired(rest)
  }

  private static func isScheme(_ text: Substring) -> Bool {
    guard let first = text.first, first.isASCII, first.isLetter else { return false }
    return text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
  }

  private mutating func read(authority: Substring) -> Bool {
    var rest = authority
    if let at = rest.lastIndex(of: "@") {
      let parts = rest[..<at].split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      user = parts.first.map { PercentEncoding.repaired($0) }
      password = parts.count > 1 ? PercentEncoding.repaired(parts[1]) : nil
      rest = rest[rest.index(after: at)...]
    }
    if let colon = rest.lastIndex(of: ":"), !rest.hasSuffix("]") {
      let digits = rest[rest.index(after: colon)...]
      guard digits.isEmpty || Int(digits) != nil else { return false }
      port = Int(digits)
      rest = rest[..<colon]
    }
    if rest.hasPrefix("[") || rest.hasSuffix("]") {
      guard rest.hasPrefix("["), rest.hasSuffix("]"), rest.contains(":") else { return false }
    }
    guard !rest.unicodeScalars.contains(where: URLText.isBarredInHost) else { return false }
    host = PercentEncoding.repaired(rest, keeping: .urlHost)
    return true
  }

  private static func isBarredInHost(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace || "<>\"{}|\\^`".unicodeScalars.contains(scalar)
  }

  var text: String {
    var made = scheme.map { $0 + ":" } ?? ""
    if let host {
      made += "//" + (user.map { $0 + (password.map { ":" + $0 } ?? "") + "@" } ?? "") + host
      made += port.map { ":\($0)" } ?? ""
    }
    made += path
    made += query.map { "?" + $0 } ?? ""
    return made + (fragment.map { "#" + $0 } ?? "")
  }

  /// Whether a text can have these parts. After a host, a path must begin with a slash; without a host, it must not
  /// begin with two.
  var isWritable: Bool {
    host == nil ? !path.hasPrefix("//") : path.isEmpty || path.hasPrefix("/")
  }

  // MARK: Path

  /// `URL.path`: without percent encoding and without a slash at the end.
  var plainPath: String {
    let plain = PercentEncoding.decoded(path) ?? path
    return plain.count > 1 && plain.hasSuffix("/") ? String(plain.dropLast()) : plain
  }

  /// The first component is `/` for an absolute path.
  var pathComponents: [String] {
    // A slash written as `%2F` separates nothing.
    let parts = path.split(separator: "/").map { part in
      PercentEncoding.decoded(String(part)) ?? String(part)
    }
    return (path.hasPrefix("/") ? ["/"] : []) + parts
  }

  var lastPathComponent: String { pathComponents.last ?? "" }

  var pathExtension: String {
    let name = lastPathComponent
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
    return String(name[name.index(after: dot)...])
  }

  mutating func append(path part: String) {
    let encoded = PercentEncoding.encoded(part, keeping: .urlPath)
    let trimmed = encoded.hasPrefix("/") ? String(encoded.dropFirst()) : encoded
    path += (path.hasSuffix("/") ? "" : "/") + trimmed
  }

  mutating func append(pathExtension: String) {
    let isFolder = path.hasSuffix("/")
    if isFolder { path.removeLast() }
    path += "." + pathExtension + (isFolder ? "/" : "")
  }

  mutating func deletePathExtension() {
    let suffix = pathExtension
    guard !suffix.isEmpty, let dot = path.lastIndex(of: ".") else { return }
    path = String(path[..<dot])
  }

  mutating func deleteLastPathComponent() {
    if path.count > 1, path.hasSuffix("/") { path.removeLast() }
    guard let slash = path.lastIndex(of: "/") else {
      path = "./"
      return
    }
    path = String(path[...slash])
  }

  /// Resolves the reference against `base`.
  func resolved(against base: URLText) -> URLText {
    if scheme != nil { return self }
    var made = self
    made.scheme = base.scheme
    guard host == nil else { return made }
    (made.host, made.port, made.user, made.password) = (
      base.host, base.port, base.user, base.password
    )
    if path.isEmpty {
      made.path = base.path
      made.query = query ?? base.query
    } else if !path.hasPrefix("/") {
      let folder = base.path.lastIndex(of: "/").map { String(base.path[...$0]) } ?? "/"
      made.path = URLText.withoutDots(folder + path)
    }
    return made
  }

  var standardized: URLText {
    var made = self
    made.path = URLText.withoutDots(path)
    return made
  }

  /// Removes the components `.` and `..` as in RFC 3986.
  private static func withoutDots(_ path: String) -> String {
    var parts: [Substring] = []
    let all = path.split(separator: "/", omittingEmptySubsequences: false)
    for (index, part) in all.enumerated() {
      let isLast = index == all.count - 1
      switch part {
      case ".": if isLast { parts.append("") }
      case "..":
        if parts.count > 1 { parts.removeLast() }
        if isLast { parts.append("") }
      default: parts.append(part)
      }
    }
    return parts.joined(separator: "/")
  }

  // MARK: Query

  /// Names and values without percent encoding; nil without a query.
  var queryItems: [(name: String, value: String?)]? {
    get {
      query.map { query in
        guard !query.isEmpty else { return [] }
        return query.split(separator: "&", omittingEmptySubsequences: false).map { item in
          let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
          let value = parts.count > 1 ? String(parts[1]) : nil
          return (
            PercentEncoding.decoded(String(parts[0])) ?? String(parts[0]),
            value.map { PercentEncoding.decoded($0) ?? $0 }
          )
        }
      }
    }
    set {
      query = newValue?.map { item in
        PercentEncoding.encoded(item.name, keeping: .urlQueryItem)
          + (item.value.map { "=" + PercentEncoding.encoded($0, keeping: .urlQueryItem) } ?? "")
      }.joined(separator: "&")
    }
  }
}
