// swift-format-ignore-file
import Foundation

for text in ["a/b.tar.gz", "/a/b/", "file", "/", ".hidden", "dir.d/x"] {
  let path = text as NSString
  print(path.lastPathComponent, path.pathExtension, path.deletingPathExtension, path.deletingLastPathComponent)
}
let root = "/var/tmp" as NSString
print(root.appendingPathComponent("x.txt"), root.appendingPathComponent("y"), root.appendingPathExtension("d") ?? "-")
print(("" as NSString).appendingPathComponent("z"), root.pathComponents, root.isAbsolutePath)
print((root.appendingPathComponent("n") as NSString).deletingLastPathComponent)
