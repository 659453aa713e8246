// swift-format-ignore-file
import Foundation
func run() {
  let failure = Result<Int, URLError>.failure(.init(.badURL))
  if case .failure(let error) = failure { print(error.code == .badURL) }
  print(Result<Double, URLError>.success(2), Optional<Double>.some(1) as Any)
  print([3, 1].reduce(nil as Int?) { max($0 ?? 0, $1) } as Any)
  print([3].reduce(into: Int?.none) { $0 = ($0 ?? 0) + $1 } as Any)
  print(zip([1, 2], [3, 4]).map(max))
}
run()
