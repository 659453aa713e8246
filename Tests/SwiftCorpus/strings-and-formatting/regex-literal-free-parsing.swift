func query(_ url: String) -> [String: String] {
  guard let mark = url.firstIndex(of: "?") else { return [:] }
  var found: [String: String] = [:]
  for pair in url[url.index(after: mark)...].split(separator: "&") {
    let parts = pair.split(separator: "=", maxSplits: 1)
    if parts.count == 2 { found[String(parts[0])] = String(parts[1]) }
  }
  return found
}
let found = query("app://chat?id=4&name=Ada&flag")
print(found.count, found["id"] ?? "-", found["name"] ?? "-", query("none").isEmpty)
