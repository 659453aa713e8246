// swift-format-ignore-file
enum E: Error { case a, b(Int), c(String, code: Int) }
struct F: Error {}
func run(_ e: Error?) -> String {
  do { if let e { throw e }; return "fine" }
  catch E.a, is F { return "a or F" }
  catch E.b(let n) where n < 0 { return "negative" }
  catch E.b(1...3) { return "small" }
  catch E.c(let s, code: 7) { return "seven " + s }
  catch let e as E { return "E: \(e)" }
  catch { return "other \(type(of: error))" }
}
struct G: Error {}
for e in [nil, E.a, F(), E.b(-1), E.b(2), E.b(9), E.c("x", code: 7), E.c("y", code: 1), G()] as [Error?] { print(run(e)) }
