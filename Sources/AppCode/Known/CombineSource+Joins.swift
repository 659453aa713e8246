extension CombineSource {
  /// Where several publishers come together. The other one may be unknown: `sink` is then a call
  /// of unknown code.
  static let joins = #"""
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
      func merge(with other: Any) -> AnyPublisher<Output, Failure> {
        AnyPublisher(making: { down in
          var open = 2
          let both: [Any] = [self, other]
          for publisher in both {
            let part = publisher.sink(
              receiveCompletion: { completion in
                open -= 1
                if case .failure = completion { open = 0 }
                if open == 0 { down.finish(completion) }
              }, receiveValue: { down.receive($0) })
            down.whenCancelled { part.cancel() }
          }
        })
      }
      func combineLatest(_ other: Any) -> AnyPublisher<Any, Failure> {
        combineLatest(other) { ($0, $1) }
      }
      func combineLatest(
        _ other: Any, _ join: @escaping (Any, Any) -> Any
      ) -> AnyPublisher<Any, Failure> {
        AnyPublisher(making: { down in
          var open = 2
          var last: [[Any]] = [[], []]
          let both: [Any] = [self, other]
          for (index, publisher) in both.enumerated() {
            let part = publisher.sink(
              receiveCompletion: { completion in
                open -= 1
                if case .failure = completion { open = 0 }
                if open == 0 { down.finish(completion) }
              },
              receiveValue: { value in
                last[index] = [value]
                if let one = last[0].first, let two = last[1].first { down.receive(join(one, two)) }
              })
            down.whenCancelled { part.cancel() }
          }
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
