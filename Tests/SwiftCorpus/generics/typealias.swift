typealias Payload = [String: Any]
typealias Completion<T> = (Result<T, Error>) -> Void
typealias Pair = (left: Int, right: Int)
func load(_ payload: Payload, completion: Completion<Int>) {
  completion(.success(payload.count))
}
load(["a": 1, "b": 2]) { result in
  if case .success(let count) = result { print(count) }
}
let pair: Pair = (1, 2)
print(pair.left + pair.right)
