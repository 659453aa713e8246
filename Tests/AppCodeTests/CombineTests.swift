import LifecycleModel
import Testing

@testable import AppCode

/// Subjects, `@Published` and operators of Combine (see `CombineSource`).
@Suite struct CombineTests {
  @Test("onReceive of a view hears subjects and projections while the view is there")
  func views() throws {
    let source = """
      @main struct Demo: App {
        @StateObject private var model = Model()
        var body: some Scene {
          WindowGroup {
            VStack {
              if model.isOpen {
                Text("x").onReceive(model.$count) { print("count", $0) }
              }
              Text("y").onReceive(model.events) { print("event", $0); model.isOpen = false }
                .onAppear { model.count += 1; model.events.send("a"); model.count += 1 }
            }
          }
        }
      }
      final class Model: ObservableObject {
        @Published var isOpen = true
        @Published var count = 1
        let events = PassthroughSubject<String, Never>()
      }
      """
    var play = try Play(source, profile: .ios17Scenes)
    play.happens(.openedApp)
    #expect(play.logged == ["count 1", "count 2", "event a", "count 3"])
    #expect(play.assumed == [])
  }

  @Test("subjects send to their sinks in order, until they are cancelled or ended")
  func subjects() throws {
    var play = try Play(
      launching(
        """
        let events = PassthroughSubject<String, Never>()
        events.send("lost")
        events.map { $0.uppercased() }.sink { print("first", $0) }.store(in: &kept)
        var one: AnyCancellable? = events.sink { print("second", $0) }
        events.send("a")
        one?.cancel()
        events.send("b")
        one = nil
        let state = CurrentValueSubject<Int, Never>(1)
        state.sink(receiveCompletion: { print("end", $0) }, receiveValue: { print("state", $0) })
          .store(in: &kept)
        state.value += 1
        state.send(completion: .finished)
        state.send(5)
        print(state.value)
        kept.removeAll()
        events.send("c")
        """, members: "var kept = Set<AnyCancellable>()"))
    play.happens(.openedApp)
    #expect(
      play.logged == [
        "first A", "second a", "first B", "state 1", "state 2", "end finished", "2",
      ])
    #expect(play.assumed == [])
  }

  @Test("operators change, drop and delay values")
  func operators() throws {
    var play = try Play(
      launching(
        """
        let numbers = CurrentValueSubject<Int, Never>(1)
        numbers.removeDuplicates().dropFirst().sink { print("new", $0) }.store(in: &kept)
        numbers.filter { $0 > 1 }.first().sink(
          receiveCompletion: { _ in print("end") }, receiveValue: { print("one", $0) }
        ).store(in: &kept)
        numbers.compactMap { $0 == 2 ? "two" : nil }.receive(on: DispatchQueue.main)
          .sink { print($0) }.store(in: &kept)
        let names = PassthroughSubject<String, Never>()
        numbers.combineLatest(names).sink { print("pair", $0, $1) }.store(in: &kept)
        numbers.scan(0) { $0 + $1 }.sink { print("sum", $0) }.store(in: &kept)
        numbers.send(1)
        numbers.send(2)
        names.send("x")
        print("end of launch")
        """, members: "var kept = Set<AnyCancellable>()"))
    play.happens(.openedApp)
    #expect(
      play.logged == [
        "sum 1", "sum 2", "new 2", "one 2", "end", "sum 4", "pair 2 x", "end of launch", "two",
      ])
  }

  @Test("a projection of @Published sends the new value before the property has it")
  func published() throws {
    let more = """
      final class Model: ObservableObject {
        @Published var count = 1
        @Published private(set) var text = ""
        private var kept = Set<AnyCancellable>()
        init() {
          $count.dropFirst().sink { [unowned self] in print("now", count, "then", $0) }
            .store(in: &kept)
          $count.map { "\\($0)!" }.assign(to: &$text)
          $count.map { $0 * 2 }.assign(to: \\.double, on: self).store(in: &kept)
        }
        var double = 0
      }
      """
    var play = try Play(
      launching(
        """
        let model = Model()
        model.count += 1
        print(model.count, model.text, model.double)
        """) + "\n" + more)
    play.happens(.openedApp)
    #expect(play.logged == ["now 1 then 2", "2 2! 4"])
  }

  @Test("a subject with an unknown part is unknown, and says so")
  func unknownParts() throws {
    var play = try Play(
      launching(
        """
        let events = PassthroughSubject<String, Never>()
        events.throttled(by: SDK.time).sink { print("later", $0) }.store(in: &kept)
        SDK.events.sink { print("unknown") }.store(in: &kept)
        events.send("a")
        print("end")
        """, members: "var kept = Set<AnyCancellable>()"))
    play.happens(.openedApp, .timePassed(.seconds(5)))
    #expect(play.logged.first == "end")
    #expect(play.logged.contains("unknown"))
  }

  @Test("just, future and fail complete")
  func single() throws {
    var play = try Play(
      "import Combine\n"
        + launching(
          """
          Just(3).sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
            .store(in: &kept)
          Future<Int, Never> { promise in promise(.success(4)) }.map { $0 + 1 }
            .sink { print($0) }.store(in: &kept)
          Fail<Int, Problem>(error: .broken).catch { _ in Just(7) }.sink { print($0) }
            .store(in: &kept)
          Just(1).flatMap { Just($0 + 8) }.sink { print($0) }.store(in: &kept)
          """, members: "var kept = Set<AnyCancellable>()\nenum Problem: Error { case broken }"))
    play.happens(.openedApp)
    #expect(play.logged == ["3", "finished", "5", "7", "9"])
  }

  @Test("changed defaults are posted, not those that the observer changes")
  func defaults() throws {
    var play = try Play(
      launching(
        """
        NotificationCenter.default.addObserver(
          forName: UserDefaults.didChangeNotification, object: nil, queue: nil) { _ in
            print("changed", UserDefaults.standard.integer(forKey: "a"))
            UserDefaults.standard.set(true, forKey: "b")
        }
        UserDefaults.standard.set(1, forKey: "a")
        UserDefaults.standard.removeObject(forKey: "a")
        """))
    play.happens(.openedApp)
    #expect(play.logged == ["changed 1", "changed 0"])
  }
}
