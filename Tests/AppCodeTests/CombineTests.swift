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

  @Test("publishers are combined, zipped and merged; two and three of them")
  func joins() throws {
    var play = try Play(
      "import Combine\n"
        + launching(
          """
          let a = CurrentValueSubject<Int, Never>(1)
          let b = PassthroughSubject<String, Never>()
          let c = PassthroughSubject<Bool, Never>()
          a.combineLatest(b, c).sink { print("three", $0, $1, $2) }.store(in: &kept)
          Publishers.CombineLatest(a, b).map { n, s in "\\(s)\\(n)" }.sink { print("two", $0) }
            .store(in: &kept)
          a.zip(b).sink { print("zip", $0.0, $0.1) }.store(in: &kept)
          Publishers.MergeMany([b, b]).sink { print("many", $0) }.store(in: &kept)
          c.send(true)
          b.send("x")
          a.send(2)
          let outer = CurrentValueSubject<CurrentValueSubject<Int, Never>, Never>(a)
          outer.switchToLatest().sink { print("latest", $0) }.store(in: &kept)
          outer.send(CurrentValueSubject(7))
          a.send(3)
          Publishers.Zip(Just(1), Just(2)).sink(
            receiveCompletion: { print("end", $0) }, receiveValue: { print($0 + $1) }
          ).store(in: &kept)
          """, members: "var kept = Set<AnyCancellable>()"))
    play.happens(.openedApp)
    #expect(
      play.logged == [
        "three 1 x true", "two x1", "zip 1 x", "many x", "many x", "three 2 x true", "two x2",
        "latest 2", "latest 7", "three 3 x true", "two x3", "3", "end finished",
      ])
    #expect(play.assumed == [])
  }

  @Test("operators that wait for the end, start again, decode, or hold values back")
  func ends() throws {
    var play = try Play(
      "import Combine\n"
        + launching(
          """
          [3, 1, 2].publisher.collect().sink { print($0) }.store(in: &kept)
          [3, 1, 2].publisher.reduce(0, +).sink { print($0) }.store(in: &kept)
          [3, 1, 2].publisher.append(9).last().sink { print($0) }.store(in: &kept)
          [1, 2, 3].publisher.collect(2).sink { print($0) }.store(in: &kept)
          var tries = 0
          Deferred { Future<Int, Error> { promise in
            tries += 1
            promise(tries < 3 ? .failure(URLError(.timedOut)) : .success(tries))
          } }.retry(2)
            .sink(receiveCompletion: { print($0) }, receiveValue: { print("try", $0) })
            .store(in: &kept)
          Just(Data("[1,2]".utf8)).decode(type: [Int].self, decoder: JSONDecoder())
            .sink(receiveCompletion: { _ in }, receiveValue: { print($0.count) }).store(in: &kept)
          let s = PassthroughSubject<Int, Never>()
          s.throttle(for: .seconds(2), scheduler: RunLoop.main, latest: true)
            .sink { print("slow", $0) }.store(in: &kept)
          s.handleEvents(receiveOutput: { print("out", $0) }, receiveCancel: { print("gone") })
            .sink { _ in }.cancel()
          s.send(1)
          s.send(2)
          s.send(3)
          """, members: "var kept = Set<AnyCancellable>()"))
    play.happens(.openedApp)
    #expect(
      play.logged == [
        "[3, 1, 2]", "6", "9", "[1, 2]", "[3]", "try 3", "finished", "2", "gone", "slow 1",
      ])
    play.happens(.timePassed(.seconds(2)))
    #expect(play.logged.last == "slow 3")
    #expect(play.assumed == [])
  }

  @Test("timers tick until they are cancelled; a data task's publisher ends after its value")
  func origins() throws {
    var play = try Play(
      "import Combine\n"
        + launching(
          """
          let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
            .sink { _ in print("tick") }
          DispatchQueue.main.asyncAfter(deadline: .now() + 2.5) { timer.cancel() }
          URLSession.shared.dataTaskPublisher(for: URL(string: "https://example.com")!)
            .map(\\.data).receive(on: DispatchQueue.main)
            .sink(receiveCompletion: { print($0) }, receiveValue: { print($0.count) })
            .store(in: &kept)
          """, members: "var kept = Set<AnyCancellable>()"))
    play.happens(.openedApp, .timePassed(.seconds(6)))
    #expect(play.logged.filter { $0 == "tick" }.count == 2)
    #expect(play.logged.filter { $0 != "tick" } == ["1024", "finished"])
    #expect(play.assumed == [])
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
