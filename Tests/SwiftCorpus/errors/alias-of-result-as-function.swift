// The cases of an alias of Result as functions.
enum Problem: Error {
  case empty
  case notNumber(String)
  case range(Int)
}
typealias Outcome = Result<Int, Problem>

func parse(_ text: String?) -> Outcome {
  guard let text, !text.isEmpty else { return .failure(.empty) }
  return Int(text).map(Outcome.success) ?? .failure(.notNumber(text))
}
func check(_ number: Int) -> Outcome {
  0..<10 ~= number ? .success(number) : .failure(.range(number))
}

for text in ["7", nil, "x", "70"] as [String?] {
  switch parse(text).flatMap(check).map({ $0 * 2 }) {
  case .success(let number): print("ok", number)
  case .failure(let problem): print(problem)
  }
}
print([Problem.empty].map(Outcome.failure).count)
