class Service {
  private var waiting: [(Result<Int, Error>) -> Void] = []
  func fetch(completion: @escaping (Result<Int, Error>) -> Void) { waiting.append(completion) }
  func finish() {
    for (index, completion) in waiting.enumerated() { completion(.success(index)) }
    waiting.removeAll()
  }
}
let service = Service()
service.fetch { print("first", (try? $0.get()) ?? -1) }
service.fetch { result in
  if case .success(let value) = result { print("second", value) }
}
print("before")
service.finish()
service.finish()
