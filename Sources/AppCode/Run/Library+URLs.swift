import LifecycleModel

/// URL, URLComponents and percent encoding. A URL is stored as its string.
extension Interpreter {
  private static func text(_ parts: [Value]) -> String { parts.first?.description ?? "" }

  private static func url(_ parts: [Value]) -> URLText { URLText(text(parts)) ?? URLText() }

  /// URLComponents. They can hold a path that, as text, could not be separated from the host.
  private static func components(_ parts: [Value]) -> URLText {
    var url = url(parts)
    if parts.count == 2 { url.path = parts[1].description }
    return url
  }

  private static func value(_ url: URLText) -> Value { .object("URL", [.string(url.text)]) }

  func makeURL(_ arguments: LabelledArguments) -> Value? {
    guard let first = arguments.first?.unwrapped else { return nil }
    if case .object("URL", _) = first { return first }
    guard case .string(let text) = first else {
      return first.isOpaque ? .object("URL", [first]) : Value.none
    }
    if ["fileURLWithPath", "filePath"].contains(arguments.firstLabel) {
      let path = text.hasPrefix("/") ? text : "/" + text
      return .object(
        "URL", [.string("file://" + PercentEncoding.encoded(path, keeping: .urlPath))])
    }
    guard var url = URLText(text) else { return Value.none }
    if case .object("URL", let base)? = arguments["relativeTo"]?.unwrapped {
      url = url.resolved(against: Interpreter.url(base))
    }
    return Interpreter.value(url)
  }

  func itemMember(_ name: String, _ parts: [Value]) -> Value? {
    name == "name" ? parts.first : name == "value" ? parts.last : nil
  }

  func urlMember(_ name: String, _ parts: [Value]) -> Value? {
    let url = Interpreter.url(parts)
    switch name {
    case "absoluteString", "description", "relativeString", "debugDescription":
      return parts.first
    case "standardized", "standardizedFileURL":
      return parts.first?.isOpaque == true
        ? .object("URL", parts) : Interpreter.value(url.standardized)
    case "absoluteURL", "url": return .object("URL", parts)
    case "path", "relativePath", "scheme", "host", "port", "user", "password", "query", "fragment",
      "lastPathComponent", "pathExtension", "pathComponents", "isFileURL", "hasDirectoryPath":
      guard case .opaque(let text)? = parts.first else { break }
      return .opaque(Opaque.short("\(text).\(name)"))
    default: break
    }
    switch name {
    case "path", "relativePath": return .string(url.plainPath)
    case "scheme": return .text(url.scheme)
    case "host":
      // An IPv6 address without its brackets.
      let host = url.host.flatMap { $0.isEmpty ? nil : PercentEncoding.decoded($0) }
      return .text(host.map { $0.hasPrefix("[") ? String($0.dropFirst().dropLast()) : $0 })
    case "port": return url.port.map { .some(.int($0)) } ?? Value.none
    case "user": return .text(url.user)
    case "password": return .text(url.password)
    case "query": return .text(url.query)
    case "fragment": return .text(url.fragment)
    case "lastPathComponent": return .string(url.lastPathComponent)
    case "pathExtension": return .string(url.pathExtension)
    case "pathComponents": return .array(url.pathComponents.map { .string($0) })
    case "isFileURL": return .bool(url.scheme == "file")
    case "hasDirectoryPath": return .bool(url.path.hasSuffix("/"))
    default: return nil
    }
  }

  func urlCall(_ parts: [Value], _ name: String, _ arguments: LabelledArguments) -> Value? {
    switch name {
    case "host", "query", "fragment", "user", "path":
      return name == "path" && parts.first?.isOpaque != true
        ? .string(PercentEncoding.decoded(Interpreter.url(parts).path) ?? "")
        : urlMember(name, parts)
    case "absoluteString": return parts.first
    default: break
    }
    return changed(parts, name, arguments)
  }

  func mutateURL(
    _ parts: [Value], _ name: String, _ arguments: LabelledArguments
  ) -> (changed: Value, result: Value)? {
    let names = [
      "appendPathComponent": "appendingPathComponent", "append": "appending",
      "appendPathExtension": "appendingPathExtension",
      "deleteLastPathComponent": "deletingLastPathComponent",
      "deletePathExtension": "deletingPathExtension",
    ]
    guard let copying = names[name], let url = changed(parts, copying, arguments) else {
      return nil
    }
    return (url, .void)
  }

  /// nil if the method does not change a URL. If the URL's text is unknown, so is the result's.
  private func changed(_ parts: [Value], _ name: String, _ arguments: LabelledArguments) -> Value? {
    guard let url = changed(Interpreter.url(parts), name, arguments) else { return nil }
    let isUnknown = parts.first?.isOpaque == true || arguments.first?.unwrapped.isOpaque == true
    return isUnknown ? .object("URL", [.unknown(url.text)]) : Interpreter.value(url)
  }

  private func changed(
    _ url: URLText, _ name: String, _ arguments: LabelledArguments
  ) -> URLText? {
    var url = url
    let text = arguments.first?.unwrapped.description ?? ""
    switch name {
    case "appendingPathComponent": url.append(path: text)
    case "appending":
      if let items = arguments["queryItems"] {
        url.queryItems = (url.queryItems ?? []) + queryItems(items)
      } else {
        url.append(path: text)
      }
    case "appendingPathExtension": url.append(pathExtension: text)
    case "deletingLastPathComponent": url.deleteLastPathComponent()
    case "deletingPathExtension": url.deletePathExtension()
    default: return nil
    }
    return url
  }

  // MARK: Components

  func makeURLComponents(_ arguments: LabelledArguments) -> Value? {
    guard let first = arguments.first?.unwrapped else {
      return .object("URLComponents", [.string("")])
    }
    if first.isOpaque { return nil }
    let text = describe(first)
    return URLText(text) != nil || text.isEmpty
      ? .some(.object("URLComponents", [.string(text)])) : Value.none
  }

  func componentsMember(_ name: String, _ parts: [Value]) -> Value? {
    let url = Interpreter.components(parts)
    switch name {
    case "url", "string":
      if !url.isWritable { return Value.none }
      if name == "string" { return Value.some(.string(url.text)) }
      return Value.some(Interpreter.value(url))
    case "path": return .string(PercentEncoding.decoded(url.path) ?? url.path)
    case "percentEncodedPath": return .string(url.path)
    case "percentEncodedQuery": return .text(url.query)
    case "query": return .text(url.query.map { PercentEncoding.decoded($0) ?? $0 })
    case "queryItems":
      return url.queryItems.map { items in
        .some(
          .array(items.map { .object("URLQueryItem", [.string($0.name), .text($0.value)]) }))
      } ?? Value.none
    case "host": return .text(url.host.flatMap { PercentEncoding.decoded($0) })
    case "scheme", "port", "user", "password", "fragment": return urlMember(name, parts)
    default: return nil
    }
  }

  /// The parts of URLComponents after a change; nil if they have no such property.
  func settingComponents(_ name: String, _ parts: [Value], to value: Value) -> [Value]? {
    var url = Interpreter.components(parts)
    let text = value == .none ? nil : value.unwrapped.description
    switch name {
    case "scheme": url.scheme = text
    case "host": url.host = text.map { PercentEncoding.encoded($0, keeping: .urlHostAllowed) }
    case "port": url.port = value.unwrapped.asInt
    case "user": url.user = text
    case "password": url.password = text
    case "path": url.path = PercentEncoding.encoded(text ?? "", keeping: .urlPath)
    case "query":
      url.query = text.map { PercentEncoding.encoded($0, keeping: .urlQueryAllowed) }
    case "percentEncodedQuery": url.query = text
    case "percentEncodedPath": url.path = text ?? ""
    case "fragment":
      url.fragment = text.map { PercentEncoding.encoded($0, keeping: .urlFragmentAllowed) }
    case "queryItems": url.queryItems = value == .none ? nil : queryItems(value)
    default: return nil
    }
    guard !url.isWritable else { return [.string(url.text)] }
    let path = url.path
    url.path = ""
    return [.string(url.text), .string(path)]
  }

  private func queryItems(_ value: Value) -> [(name: String, value: String?)] {
    elements(of: value.unwrapped).compactMap { item in
      guard case .object("URLQueryItem", let parts) = item.unwrapped, parts.count == 2
      else { return nil }
      let text = parts[1].unwrapped
      return (parts[0].description, text == .none ? nil : text.description)
    }
  }
}
