// swift-format-ignore-file
typealias Done = (Result<String, Error>) -> Void
struct Api { var fetch: (Int, @escaping Done) -> Void }; struct Bad: Error {}
let live = Api { n, done in n > 0 ? done(.success("n\(n)")) : done(.failure(Bad())) }; var mock = live; mock.fetch = { _, d in d(.success("mock")) }
for api in [live, mock] { for n in [1, 0] { api.fetch(n) { r in if case .success(let s) = r { print(s) } else { print("bad") } } } }
live.fetch(2) { print((try? $0.get()) ?? "none") }
