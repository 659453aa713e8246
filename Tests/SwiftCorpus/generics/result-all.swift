// swift-format-ignore-file
extension Result {
  var success: Success? { try? get() }
  var failure: Failure? { if case .failure(let e) = self { return e }; return nil }
}
extension Sequence {
  func all<T, E: Error>() -> Result<[T], E> where Element == Result<T, E> {
    var out: [T] = []
    for r in self { switch r { case .success(let t): out.append(t); case .failure(let e): return .failure(e) } }
    return .success(out)
  }
}
enum Bad: Error { case at(Int) }
let good: [Result<Int, Bad>] = [.success(1), .success(2)]
print(good.all().success!, good.compactMap(\.success), ([.success(1), .failure(.at(2)), .failure(.at(3))] as [Result<Int, Bad>]).all().failure!)
