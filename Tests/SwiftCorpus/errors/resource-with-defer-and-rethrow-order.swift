// swift-format-ignore-file
enum FileError: Error { case open(String), write(Int) }
final class File { static var open = 0; let name: String; var lines: [String] = []; init(_ n: String) throws { guard !n.hasPrefix("/") else { throw FileError.open(n) }; name = n; File.open += 1 }; func write(_ s: String) throws { guard lines.count < 2 else { throw FileError.write(lines.count) }; lines.append(s) }; func close() { File.open -= 1; print("close", name, lines.count) } }
func with<T>(_ n: String, _ f: (File) throws -> T) rethrows -> T? { guard let file = try? File(n) else { return nil }; defer { file.close() }; return try f(file) }
print(with("a") { $0.name.count } as Any, with("/root") { _ in 1 } as Any); do { try with("b") { f in for i in 0..<5 { try f.write("\(i)") } } } catch FileError.write(let n) { print("full", n) } catch { print("?") }
func copy(_ a: String, _ b: String) throws { let x = try File(a); defer { x.close() }; let y = try File(b); defer { y.close() }; try x.write("1"); throw FileError.write(99) }
for p in [("c", "d"), ("e", "/f"), ("/g", "h")] { do { try copy(p.0, p.1) } catch let FileError.open(n) { print("cannot open", n) } catch { print(error) } }; print(File.open)
