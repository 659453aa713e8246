struct Missing: Error {}
struct Reader {
  func read(_ key: String) throws -> String? {
    switch key {
    case "a": return "alpha"
    case "n": return nil
    default: throw Missing()
    }
  }
}
let reader: Reader? = Reader()
print(
  (try? reader?.read("a")) ?? "none", (try? reader?.read("n")) ?? "none",
  (try? reader?.read("z")) ?? "none")
print((try? reader?.read("a"))?.count as Any)
