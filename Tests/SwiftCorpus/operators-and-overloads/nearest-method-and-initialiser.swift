// swift-format-ignore-file
protocol Event {}; protocol Screen: Event { var name: String { get } }
struct Open: Screen { let name = "o" }; struct Tap: Event {}
final class Tracker { func track(_ e: Event) { print("event") }; func track(_ s: Screen) { print("screen", s.name) } }
struct P { init(_ e: Event) { print("init event") }; init(_ s: Screen) { print("init screen") } }
func run() { let t = Tracker(); t.track(Open()); t.track(Tap()); _ = P(Open()) }
run()
