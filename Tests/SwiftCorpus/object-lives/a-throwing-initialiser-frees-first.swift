var log: [String] = []
struct Refused: Error {}
final class Part {
  deinit { log.append("part") }
}
final class Thing {
  let name: String
  let part = Part()
  init(_ name: String) throws {
    self.name = name
    if name.isEmpty { throw Refused() }
  }
  deinit { log.append("x" + name) }
}
func make(_ name: String) throws -> Thing {
  defer { log.append("made") }
  return try Thing(name)
}
do {
  let thing = try Thing("a")
  _ = try make("")
  _ = thing.name
} catch { log.append("caught") }
print(log)
