extension CombineSource {
  /// Operators that wait for the end of a publisher, start it again, or pass its values at another
  /// pace or in another form.
  static let ends = #"""
    extension CombinePublisher {
      func collecting(
        _ finish: @escaping ([Any], CombineReceiver) -> Void
      ) -> AnyPublisher<Any, Failure> {
        AnyPublisher(making: { down in
          var all: [Any] = []
          let up = CombineReceiver(
            { all.append($0) },
            { completion in
              if case .finished = completion { finish(all, down) }
              down.finish(completion)
            })
          down.whenCancelled { up.cancel() }
          attach(up)
        })
      }
      func collect() -> AnyPublisher<[Output], Failure> { collecting { $1.receive($0) } }
      func collect(_ count: Int) -> AnyPublisher<[Output], Failure> {
        AnyPublisher(making: { down in
          var all: [Any] = []
          let up = CombineReceiver(
            { value in
              all.append(value)
              if all.count < count { return }
              let full = all
              all = []
              down.receive(full)
            },
            { completion in
              if case .finished = completion, !all.isEmpty { down.receive(all) }
              down.finish(completion)
            })
          down.whenCancelled { up.cancel() }
          attach(up)
        })
      }
      func reduce(
        _ initial: Any, _ next: @escaping (Any, Output) -> Any
      ) -> AnyPublisher<Any, Failure> {
        collecting { $1.receive($0.reduce(initial, next)) }
      }
      func count() -> AnyPublisher<Int, Failure> { collecting { $1.receive($0.count) } }
      func last() -> AnyPublisher<Output, Failure> {
        collecting { if let value = $0.last { $1.receive(value) } }
      }
      func ignoreOutput() -> AnyPublisher<Never, Failure> { through { _, _ in } }
      func append(_ values: Output...) -> AnyPublisher<Output, Failure> {
        ending { completion, down in
          if case .finished = completion { for value in values { down.receive(value) } }
          down.finish(completion)
        }
      }
      func retry(_ count: Int) -> AnyPublisher<Output, Failure> {
        AnyPublisher(making: { down in
          var left = count
          func start() {
            let up = CombineReceiver(
              { down.receive($0) },
              { completion in
                if case .failure = completion, left > 0 {
                  left -= 1
                  start()
                } else {
                  down.finish(completion)
                }
              })
            down.whenCancelled { up.cancel() }
            attach(up)
          }
          start()
        })
      }
      func assertNoFailure() -> AnyPublisher<Output, Never> {
        ending { completion, down in
          if case .failure(let error) = completion { fatalError("\(error)") }
          down.finish(completion)
        }
      }
      func tryFilter(
        _ isIncluded: @escaping (Output) throws -> Bool
      ) -> AnyPublisher<Output, Error> {
        tryMap { try isIncluded($0) ? [$0] : [] }.compactMap { $0.first }
      }
      func tryCompactMap(
        _ change: @escaping (Output) throws -> Any?
      ) -> AnyPublisher<Any, Error> {
        tryMap { value in
          if let made = try change(value) { return [made] }
          return []
        }.compactMap { $0.first }
      }
      func decode(type: Any, decoder: Any) -> AnyPublisher<Any, Error> {
        tryMap { try decoder.decode(type, from: $0) }
      }
      func encode(encoder: Any) -> AnyPublisher<Data, Error> { tryMap { try encoder.encode($0) } }
      func throttle(
        for time: Any, scheduler: Any, latest: Bool
      ) -> AnyPublisher<Output, Failure> {
        AnyPublisher(making: { down in
          var isOpen = true
          var kept: [Any] = []
          func send(_ value: Any, to next: CombineReceiver) {
            isOpen = false
            next.receive(value)
            DispatchQueue.main.asyncAfter(deadline: .now() + time) {
              isOpen = true
              guard let value = kept.first else { return }
              kept = []
              send(value, to: next)
            }
          }
          let stage = through { value, next in
            if isOpen {
              send(value, to: next)
            } else if latest || kept.isEmpty {
              kept = [value]
            }
          }
          stage.attach(down)
        })
      }
      var values: AsyncStream<Output> {
        AsyncStream { continuation in
          let part = sink(
            receiveCompletion: { _ in continuation.finish() },
            receiveValue: { continuation.yield($0) })
          continuation.onTermination = { _ in part.cancel() }
        }
      }
    }

    """#
}
