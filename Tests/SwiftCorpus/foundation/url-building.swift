import Foundation

let base = URL(string: "https://example.com/api")!
print(
  base.appendingPathComponent("users").appendingPathComponent("4"), base.deletingLastPathComponent()
)
print(
  URL(string: "v2", relativeTo: base)!.absoluteString,
  base.appendingPathComponent("file").appendingPathExtension("json"))
print(
  base == URL(string: "https://example.com/api"), base.deletingPathExtension(),
  URL(fileURLWithPath: "/tmp/a.txt").isFileURL, URL(fileURLWithPath: "/tmp/a.txt"))
print(base.appending(path: "x/y"), URL(fileURLWithPath: "/tmp/a.txt").lastPathComponent)
