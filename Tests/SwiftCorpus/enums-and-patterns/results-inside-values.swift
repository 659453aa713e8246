// swift-format-ignore-file
enum Failure: Error { case offline, status(Int) }
enum State { case idle, done(Result<String, Failure>) }
struct Page { var body: Result<[Int], Failure>; var cached: Result<String, Error>? = .success("c") }
let result: Result<Int, Failure> = .success(1)
print(result, [result], [State.idle, .done(.success("a")), .done(.failure(.status(404)))])
print(Page(body: .failure(.offline)), Page(body: .success([1, 2]), cached: nil))
let byName: [String: Result<Int, Failure>] = ["a": .failure(.status(5))]
print(byName, "\([result])")
