// swift-format-ignore-file
import Foundation
struct Command { let name: String; let run: ([String]) throws -> String }
struct Unknown: Error, CustomStringConvertible { let name: String; var description: String { "unknown \(name)" } }
let commands = [
  Command(name: "echo") { $0.joined(separator: " ") },
  Command(name: "count", run: { args in "\(args.count)" }),
  Command(name: "sum") { args in String(args.compactMap(Int.init).reduce(0, +)) },
]
func execute(_ line: String) throws -> String {
  var words = line.components(separatedBy: " ")
  let name = words.removeFirst()
  guard let command = commands.first(where: { $0.name == name }) else { throw Unknown(name: name) }
  return try command.run(words)
}
for line in ["echo a b", "sum 1 2 x", "fly", "count"] {
  do { print(try execute(line)) } catch { print("error:", error) }
}
