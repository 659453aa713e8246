extension CombineSource {
  /// Operators that join several publishers. If one of these is unknown, `sink` is a call of unknown code.
  static let joins = #"""
    enum CombineJoin {
      static func attach(
        _ publishers: [Any], to down: CombineReceiver, _ each: @escaping (Int, Any) -> Void,
        _ isLast: @escaping (Int) -> Bool = { _ in false }
      ) {
        var open = publishers.count
        for (index, publisher) in publishers.enumerated() {
          let part = publisher.sink(
            receiveCompletion: { completion in
              open -= 1
              if case .failure = completion { open = 0 }
              if open <= 0 || isLast(index) { down.finish(completion) }
            }, receiveValue: { each(index, $0) })
          down.whenCancelled { part.cancel() }
        }
      }
      static func merged(_ publishers: [Any]) -> AnyPublisher<Any, Any> {
        AnyPublisher(making: { down in
          attach(publishers, to: down) { _, value in down.receive(value) }
        })
      }
      static func latest(
        _ publishers: [Any], _ join: @escaping ([Any]) -> Any
      ) -> AnyPublisher<Any, Any> {
        AnyPublisher(making: { down in
          var last: [[Any]] = publishers.map { _ in [] }
          attach(publishers, to: down) { index, value in
            last[index] = [value]
            if !last.contains(where: { $0.isEmpty }) { down.receive(join(last.map { $0[0] })) }
          }
        })
      }
      static func zipped(
        _ publishers: [Any], _ join: @escaping ([Any]) -> Any
      ) -> AnyPublisher<Any, Any> {
        AnyPublisher(making: { down in
          var waiting: [[Any]] = publishers.map { _ in [] }
          var isDone = publishers.map { _ in false }
          attach(
            publishers, to: down,
            { index, value in
              waiting[index].append(value)
              if waiting.contains(where: { $0.isEmpty }) { return }
              let now = waiting.map { $0[0] }
              waiting = waiting.map { Array($0.dropFirst()) }
              down.receive(join(now))
              for index in waiting.indices where waiting[index].isEmpty && isDone[index] {
                down.finish(Subscribers.Completion.finished)
              }
            },
            { index in
              isDone[index] = true
              return waiting[index].isEmpty
            })
        })
      }
    }
    extension CombinePublisher {
      func ending(
        _ end: @escaping (Subscribers.Completion<Failure>, CombineReceiver) -> Void
      ) -> AnyPublisher<Output, Failure> {
        AnyPublisher(making: { down in
          let up = CombineReceiver({ down.receive($0) }, { end($0, down) })
          down.whenCancelled { up.cancel() }
          attach(up)
        })
      }
      func mapError(_ change: @escaping (Failure) -> Any) -> AnyPublisher<Output, Any> {
        ending { completion, down in
          if case .failure(let error) = completion {
            down.finish(Subscribers.Completion.failure(change(error)))
          } else {
            down.finish(completion)
          }
        }
      }
      func replaceError(with value: Output) -> AnyPublisher<Output, Never> {
        ending { completion, down in
          if case .failure = completion { down.receive(value) }
          down.finish(Subscribers.Completion.finished)
        }
      }
      func `catch`(_ make: @escaping (Failure) -> Any) -> AnyPublisher<Output, Any> {
        ending { completion, down in
          guard case .failure(let error) = completion else { return down.finish(completion) }
          let next = make(error).sink(
            receiveCompletion: { down.finish($0) }, receiveValue: { down.receive($0) })
          down.whenCancelled { next.cancel() }
        }
      }
      func merge(with others: Any...) -> AnyPublisher<Output, Failure> {
        CombineJoin.merged([self] + others)
      }
      func combineLatest(_ other: Any) -> AnyPublisher<Any, Failure> {
        CombineJoin.latest([self, other]) { ($0[0], $0[1]) }
      }
      func combineLatest(
        _ other: Any, _ join: @escaping (Any, Any) -> Any
      ) -> AnyPublisher<Any, Failure> {
        CombineJoin.latest([self, other]) { join($0[0], $0[1]) }
      }
      func combineLatest(_ second: Any, _ third: Any) -> AnyPublisher<Any, Failure> {
        CombineJoin.latest([self, second, third]) { ($0[0], $0[1], $0[2]) }
      }
      func combineLatest(
        _ second: Any, _ third: Any, _ join: @escaping (Any, Any, Any) -> Any
      ) -> AnyPublisher<Any, Failure> {
        CombineJoin.latest([self, second, third]) { join($0[0], $0[1], $0[2]) }
      }
      func zip(_ other: Any) -> AnyPublisher<Any, Failure> {
        CombineJoin.zipped([self, other]) { ($0[0], $0[1]) }
      }
      func zip(_ other: Any, _ join: @escaping (Any, Any) -> Any) -> AnyPublisher<Any, Failure> {
        CombineJoin.zipped([self, other]) { join($0[0], $0[1]) }
      }
      func switchToLatest() -> AnyPublisher<Any, Failure> {
        AnyPublisher(making: { down in
          var current: AnyCancellable?
          let stage = through { inner, next in
            current?.cancel()
            current = inner.sink(
              receiveCompletion: { completion in
                if case .failure = completion { next.finish(completion) }
              }, receiveValue: { next.receive($0) })
          }
          down.whenCancelled { current?.cancel() }
          stage.attach(down)
        })
      }
      func flatMap(_ make: @escaping (Output) -> Any) -> AnyPublisher<Any, Failure> {
        through { value, down in
          let part = make(value).sink(
            receiveCompletion: { completion in
              if case .failure = completion { down.finish(completion) }
            }, receiveValue: { down.receive($0) })
          down.whenCancelled { part.cancel() }
        }
      }
    }

    """#
}
