extension CombineSource {
  /// Publishers of Foundation and Swift: timers, data tasks, sequences.
  static let origins = #"""
    struct CombineTimer: CombinePublisher, Publisher {
      let interval: TimeInterval
      func attach(_ receiver: CombineReceiver) {}
      func autoconnect() -> AnyPublisher<Date, Never> {
        AnyPublisher(making: { receiver in
          let timer = Timer.scheduledTimer(withTimeInterval: interval, repeats: true) { _ in
            receiver.receive(Date())
          }
          receiver.whenCancelled { timer.invalidate() }
        })
      }
    }
    extension Timer {
      static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on loop: Any, in mode: Any
      ) -> CombineTimer {
        CombineTimer(interval: interval)
      }
    }
    extension URLSession {
      func dataTaskPublisher(
        for request: Any
      ) -> AnyPublisher<(data: Data, response: URLResponse), URLError> {
        AnyPublisher(making: { receiver in
          let task = self.dataTask(with: request) { data, response, error in
            guard let data, let response else {
              return receiver.finish(Subscribers.Completion.failure(error!))
            }
            receiver.receive((data: data, response: response))
            receiver.finish(Subscribers.Completion.finished)
          }
          receiver.whenCancelled { task.cancel() }
          task.resume()
        })
      }
    }
    extension Array {
      var publisher: AnyPublisher<Element, Never> {
        AnyPublisher(making: { receiver in
          for element in self where !receiver.isDone { receiver.receive(element) }
          receiver.finish(Subscribers.Completion.finished)
        })
      }
    }
    extension Optional {
      var publisher: AnyPublisher<Wrapped, Never> {
        AnyPublisher(making: { receiver in
          if let value = self { receiver.receive(value) }
          receiver.finish(Subscribers.Completion.finished)
        })
      }
    }

    """#

  /// Publishers with common names, which other modules have too. Only with `import Combine`.
  static let single = #"""
    struct Just<Output>: CombinePublisher, Publisher {
      let output: Output
      init(_ output: Output) { self.output = output }
      func attach(_ receiver: CombineReceiver) {
        receiver.receive(output)
        receiver.finish(Subscribers.Completion.finished)
      }
    }
    struct Empty<Output, Failure>: CombinePublisher, Publisher {
      let completes: Bool
      init(completeImmediately: Bool = true) { completes = completeImmediately }
      func attach(_ receiver: CombineReceiver) {
        if completes { receiver.finish(Subscribers.Completion.finished) }
      }
    }
    struct Fail<Output, Failure>: CombinePublisher, Publisher {
      let error: Failure
      init(error: Failure) { self.error = error }
      func attach(_ receiver: CombineReceiver) {
        receiver.finish(Subscribers.Completion.failure(error))
      }
    }
    struct Deferred<Output, Failure>: CombinePublisher, Publisher {
      let make: () -> Any
      init(createPublisher make: @escaping () -> Any) { self.make = make }
      func attach(_ receiver: CombineReceiver) {
        let part = make().sink(
          receiveCompletion: { receiver.finish($0) }, receiveValue: { receiver.receive($0) })
        receiver.whenCancelled { part.cancel() }
      }
    }
    final class Future<Output, Failure>: CombinePublisher, Publisher {
      private let receivers = CombineReceivers()
      private var result: [Result<Output, Failure>] = []
      init(_ work: @escaping (@escaping (Result<Output, Failure>) -> Void) -> Void) {
        work { result in
          if !self.result.isEmpty { return }
          self.result = [result]
          switch result {
          case .success(let value):
            self.receivers.send(value)
            self.receivers.finish(Subscribers.Completion.finished)
          case .failure(let error):
            self.receivers.finish(Subscribers.Completion.failure(error))
          }
        }
      }
      func attach(_ receiver: CombineReceiver) {
        if case .success(let value)? = result.first { receiver.receive(value) }
        _ = receivers.add(receiver)
      }
    }

    enum Publishers {
      static func CombineLatest(_ a: Any, _ b: Any) -> AnyPublisher<Any, Any> {
        CombineJoin.latest([a, b]) { ($0[0], $0[1]) }
      }
      static func CombineLatest3(_ a: Any, _ b: Any, _ c: Any) -> AnyPublisher<Any, Any> {
        CombineJoin.latest([a, b, c]) { ($0[0], $0[1], $0[2]) }
      }
      static func CombineLatest4(
        _ a: Any, _ b: Any, _ c: Any, _ d: Any
      ) -> AnyPublisher<Any, Any> {
        CombineJoin.latest([a, b, c, d]) { ($0[0], $0[1], $0[2], $0[3]) }
      }
      static func Zip(_ a: Any, _ b: Any) -> AnyPublisher<Any, Any> {
        CombineJoin.zipped([a, b]) { ($0[0], $0[1]) }
      }
      static func Zip3(_ a: Any, _ b: Any, _ c: Any) -> AnyPublisher<Any, Any> {
        CombineJoin.zipped([a, b, c]) { ($0[0], $0[1], $0[2]) }
      }
      static func Merge(_ a: Any, _ b: Any) -> AnyPublisher<Any, Any> {
        CombineJoin.merged([a, b])
      }
      static func Merge3(_ a: Any, _ b: Any, _ c: Any) -> AnyPublisher<Any, Any> {
        CombineJoin.merged([a, b, c])
      }
      static func Merge4(_ a: Any, _ b: Any, _ c: Any, _ d: Any) -> AnyPublisher<Any, Any> {
        CombineJoin.merged([a, b, c, d])
      }
      static func MergeMany(_ all: [Any]) -> AnyPublisher<Any, Any> { CombineJoin.merged(all) }
      static func MergeMany(_ all: Any...) -> AnyPublisher<Any, Any> { CombineJoin.merged(all) }
    }

    """#
}
