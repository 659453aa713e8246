// swift-format-ignore-file
struct Box<E> { let e: E }
struct Pair<Item, Failure> { let item: Item; func failed(_ f: Failure) -> String { "\(Failure.self) \(f) \(item)" } }
enum Failure: Error { case bad }
func attempt<E>(_ x: E, _ work: (E) throws -> Void) { do { try work(x) } catch { print("caught", error) } }
func run() {
  enum E: Error { case bad, code(Int) }
  do { throw E.bad } catch E.bad { print("bad") } catch { print("other") }
  attempt(3) { if $0 > 2 { throw E.code($0) } }
  print(E.bad, Box(e: 1).e, Pair<Int, String>(item: 1).failed("f"), Failure.bad)
}
run()
