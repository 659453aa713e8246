// swift-format-ignore-file
enum Net: Error, Equatable { case timeout, status(Int) }
func retry<T, E: Error>(_ times: Int, when: (E) -> Bool = { _ in true }, _ body: (Int) throws(E) -> T) throws(E) -> T {
  var attempt = 1
  while true { do { return try body(attempt) } catch { if attempt == times || !when(error) { throw error }; attempt += 1 } }
}
print(try retry(3) { (n: Int) throws(Net) -> String in if n < 3 { throw .timeout }; return "ok \(n)" })
do { _ = try retry(5, when: { $0 == .timeout }) { (n) throws(Net) -> Int in throw n < 2 ? .timeout : .status(500) } } catch { print("gave up", error) }
do throws(Net) { throw .status(404) } catch { switch error { case .timeout: print("t"); case .status(let s): print("s", s) } }
