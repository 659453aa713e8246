/// Combine as Swift source (see `FoundationSource`): subjects, `@Published` projections, the publishers of notification
/// centers, and operators. Operators that are missing here are unknown code. A receiver connects two stages; ending one
/// also ends the stages before it.
enum CombineSource {
  /// The parts that files with these names use.
  static func text(for names: Set<String>) -> String {
    guard isUsed(by: names) else { return "" }
    let hasSubjects = usesSingle(names) || !names.isDisjoint(with: namesOfSubjects)
    return stages + operators + joins + ends + origins + (hasSubjects ? subjects : "")
      + (usesSingle(names) ? single : "")
  }

  /// Only programs with one of these need reference counts.
  private static let namesOfSubjects: Set = [
    "PassthroughSubject", "CurrentValueSubject", projected,
  ]
  /// Represents `@Published` together with any `$name` among the names.
  static let projected = "$Published"

  private static let stages = #"""
    enum Subscribers {
      enum Completion<Failure> { case finished, failure(Failure) }
    }
    final class CombineReceiver {
      private(set) var isDone = false
      private var onValue: ((Any) -> Void)?
      private var onEnd: ((Any) -> Void)?
      private var cancellations: [() -> Void] = []
      init(_ onValue: @escaping (Any) -> Void, _ onEnd: @escaping (Any) -> Void) {
        self.onValue = onValue
        self.onEnd = onEnd
      }
      func receive(_ value: Any) { onValue?(value) }
      func finish(_ completion: Any) {
        let end = onEnd
        cancel()
        end?(completion)
      }
      func whenCancelled(_ action: @escaping () -> Void) {
        if isDone { action() } else { cancellations.append(action) }
      }
      func cancel() {
        isDone = true
        onValue = nil
        onEnd = nil
        let actions = cancellations
        cancellations = []
        for action in actions { action() }
      }
    }
    protocol CombinePublisher {
      associatedtype Output
      associatedtype Failure
      func attach(_ receiver: CombineReceiver)
    }
    protocol Publisher: CombinePublisher {}
    struct AnyPublisher<Output, Failure>: CombinePublisher, Publisher {
      let make: (CombineReceiver) -> Void
      init(making make: @escaping (CombineReceiver) -> Void) { self.make = make }
      init(_ publisher: Any) { make = { publisher.attach($0) } }
      func attach(_ receiver: CombineReceiver) { make(receiver) }
    }
    extension NotificationCenter {
      func publisher(
        for name: Any, object: AnyObject? = nil
      ) -> AnyPublisher<Notification, Never> {
        AnyPublisher(making: { receiver in
          let token = self.addObserver(forName: name, object: object, queue: nil) {
            receiver.receive($0)
          }
          receiver.whenCancelled { self.removeObserver(token) }
        })
      }
    }

    """#

  private static let operators = #"""
    extension CombinePublisher {
      func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
      }
      func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
        receiveValue: @escaping (Output) -> Void
      ) -> AnyCancellable {
        let receiver = CombineReceiver(receiveValue, receiveCompletion)
        attach(receiver)
        return AnyCancellable { receiver.cancel() }
      }
      func assign(to path: Any, on object: Any) -> AnyCancellable {
        sink(receiveValue: { object[keyPath: path] = $0 })
      }
      func assign(to published: inout Any) {
        let target = published
        attach(CombineReceiver({ target.assign($0) }, { _ in }))
      }
      func through(
        _ each: @escaping (Any, CombineReceiver) -> Void
      ) -> AnyPublisher<Output, Failure> {
        AnyPublisher(making: { down in
          let up = CombineReceiver({ each($0, down) }, { down.finish($0) })
          down.whenCancelled { up.cancel() }
          attach(up)
        })
      }
      func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
      func share() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
      func setFailureType(to type: Any) -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
      func subscribe(on scheduler: Any) -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
      func map(_ change: @escaping (Output) -> Any) -> AnyPublisher<Any, Failure> {
        through { $1.receive(change($0)) }
      }
      func tryMap(_ change: @escaping (Output) throws -> Any) -> AnyPublisher<Any, Error> {
        through { value, down in
          switch Result(catching: { try change(value) }) {
          case .success(let made): down.receive(made)
          case .failure(let error): down.finish(Subscribers.Completion.failure(error))
          }
        }
      }
      func compactMap(_ change: @escaping (Output) -> Any?) -> AnyPublisher<Any, Failure> {
        through { if let made = change($0) { $1.receive(made) } }
      }
      func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        through { if isIncluded($0) { $1.receive($0) } }
      }
      func replaceNil(with value: Any) -> AnyPublisher<Any, Failure> {
        through { $1.receive($0 ?? value) }
      }
      func removeDuplicates() -> AnyPublisher<Output, Failure> { removeDuplicates { $0 == $1 } }
      func removeDuplicates(
        by isSame: @escaping (Output, Output) -> Bool
      ) -> AnyPublisher<Output, Failure> {
        AnyPublisher(making: { down in
          var last: [Any] = []
          let stage = through { value, next in
            if let old = last.first, isSame(old, value) { return }
            last = [value]
            next.receive(value)
          }
          stage.attach(down)
        })
      }
      func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
        AnyPublisher(making: { down in
          var left = count
          let stage = through { value, next in
            if left > 0 { left -= 1 } else { next.receive(value) }
          }
          stage.attach(down)
        })
      }
      func prefix(_ count: Int) -> AnyPublisher<Output, Failure> {
        AnyPublisher(making: { down in
          var left = count
          let stage = through { value, next in
            left -= 1
            next.receive(value)
            if left == 0 { next.finish(Subscribers.Completion.finished) }
          }
          stage.attach(down)
        })
      }
      func first() -> AnyPublisher<Output, Failure> { prefix(1) }
      func first(where test: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        filter(test).prefix(1)
      }
      func scan(
        _ initial: Any, _ next: @escaping (Any, Output) -> Any
      ) -> AnyPublisher<Any, Failure> {
        AnyPublisher(making: { down in
          var state = initial
          let stage = through { value, following in
            state = next(state, value)
            following.receive(state)
          }
          stage.attach(down)
        })
      }
      func prepend(_ values: Output...) -> AnyPublisher<Output, Failure> {
        AnyPublisher(making: { down in
          for value in values { down.receive(value) }
          attach(down)
        })
      }
      func receive(on scheduler: Any) -> AnyPublisher<Output, Failure> {
        later { work in DispatchQueue.main.async { work() } }
      }
      func delay(for time: Any, scheduler: Any) -> AnyPublisher<Output, Failure> {
        later { work in DispatchQueue.main.asyncAfter(deadline: .now() + time) { work() } }
      }
      func later(
        _ schedule: @escaping (@escaping () -> Void) -> Void
      ) -> AnyPublisher<Output, Failure> {
        AnyPublisher(making: { down in
          let up = CombineReceiver(
            { value in schedule { down.receive(value) } },
            { completion in schedule { down.finish(completion) } })
          down.whenCancelled { up.cancel() }
          attach(up)
        })
      }
      func debounce(for time: Any, scheduler: Any) -> AnyPublisher<Output, Failure> {
        AnyPublisher(making: { down in
          var last = 0
          let stage = through { value, next in
            last += 1
            let number = last
            DispatchQueue.main.asyncAfter(deadline: .now() + time) {
              if number == last { next.receive(value) }
            }
          }
          stage.attach(down)
        })
      }
      func handleEvents(
        receiveSubscription: ((Any) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
        receiveCancel: (() -> Void)? = nil, receiveRequest: ((Any) -> Void)? = nil
      ) -> AnyPublisher<Output, Failure> {
        AnyPublisher(making: { down in
          var isEnded = false
          receiveSubscription?(())
          let up = CombineReceiver(
            { value in
              receiveOutput?(value)
              down.receive(value)
            },
            { completion in
              isEnded = true
              receiveCompletion?(completion)
              down.finish(completion)
            })
          down.whenCancelled {
            if !isEnded { receiveCancel?() }
            up.cancel()
          }
          attach(up)
        })
      }
    }

    """#

  private static let subjects = #"""
    final class CombineReceivers {
      private var open: [CombineReceiver] = []
      private var end: [Any] = []
      var isEnded: Bool { !end.isEmpty }
      func add(_ receiver: CombineReceiver) -> Bool {
        if let completion = end.first {
          receiver.finish(completion)
          return false
        }
        open.append(receiver)
        receiver.whenCancelled { [weak self] in self?.open.removeAll { $0.isDone } }
        return true
      }
      func send(_ value: Any) {
        let now = open
        for receiver in now { receiver.receive(value) }
      }
      func finish(_ completion: Any) {
        if isEnded { return }
        end = [completion]
        let now = open
        open = []
        for receiver in now { receiver.finish(completion) }
      }
    }
    final class PassthroughSubject<Output, Failure>: CombinePublisher, Publisher {
      private let receivers = CombineReceivers()
      init() {}
      func attach(_ receiver: CombineReceiver) { _ = receivers.add(receiver) }
      func send(_ value: Output) { receivers.send(value) }
      func send() { receivers.send(()) }
      func send(completion: Subscribers.Completion<Failure>) { receivers.finish(completion) }
    }
    final class CurrentValueSubject<Output, Failure>: CombinePublisher, Publisher {
      private let receivers = CombineReceivers()
      private var current: Output
      var value: Output {
        get { current }
        set { send(newValue) }
      }
      init(_ value: Output) { current = value }
      func attach(_ receiver: CombineReceiver) {
        if receivers.add(receiver) { receiver.receive(current) }
      }
      func send(_ value: Output) {
        if receivers.isEnded { return }
        current = value
        receivers.send(value)
      }
      func send() { send(()) }
      func send(completion: Subscribers.Completion<Failure>) { receivers.finish(completion) }
    }
    final class CombinePublished: CombinePublisher, Publisher {
      private let receivers = CombineReceivers()
      private weak var owner: AnyObject?
      private let path: Any
      init(_ owner: AnyObject, _ path: Any) {
        self.owner = owner
        self.path = path
      }
      func attach(_ receiver: CombineReceiver) {
        guard receivers.add(receiver), let owner else { return }
        receiver.receive(owner[keyPath: path])
      }
      func send(_ value: Any) { receivers.send(value) }
      func assign(_ value: Any) { owner?[keyPath: path] = value }
    }

    """#

  /// Whether files with these names use something that is declared here.
  static func isUsed(by names: Set<String>) -> Bool {
    !names.isDisjoint(with: [
      "PassthroughSubject", "CurrentValueSubject", "AnyPublisher", "dataTaskPublisher",
      "autoconnect",
    ])
      || !names.isDisjoint(with: ["publisher", projected])
        && !names.isDisjoint(with: ["sink", "assign", "onReceive", "values"])
      || usesSingle(names)
  }

  private static func usesSingle(_ names: Set<String>) -> Bool {
    names.contains("Combine")
      && !names.isDisjoint(with: ["Just", "Empty", "Fail", "Deferred", "Future", "Publishers"])
  }
}
