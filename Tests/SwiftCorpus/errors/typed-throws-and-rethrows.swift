// swift-format-ignore-file
struct Limit: Error { let max: Int }
func check(_ n: Int) throws(Limit) -> Int { guard n < 10 else { throw Limit(max: 10) }; return n }
do { print(try check(3)); print(try check(12)) } catch { print("over", error.max) }
func each<T>(_ items: [T], _ body: (T) throws -> Void) rethrows -> Int { for i in items { try body(i) }; return items.count }
print(each([1, 2]) { _ in })
do { _ = try each([5, 50, 500]) { _ = try check($0); print("ok", $0) } } catch let l as Limit { print("limit", l.max) }
func attempts(_ max: Int, _ work: (Int) throws -> String) -> String { for i in 1...max { if let s = try? work(i) { return s } }; return "gave up" }
print(attempts(3) { i in if i < 3 { throw Limit(max: i) }; return "try \(i)" }, attempts(1) { _ in throw Limit(max: 0) })
let r: Result<Int, Limit> = Result { () throws(Limit) in try check(11) }
if case .failure(let e) = r { print(e) }
