// swift-format-ignore-file
protocol Machine { associatedtype State: Hashable; associatedtype Event; var state: State { get set }; func next(_ e: Event) -> State? }
extension Machine { mutating func send(_ e: Event) -> Bool { guard let n = next(e) else { return false }; state = n; return true }; mutating func run(_ es: [Event]) -> [State] { es.compactMap { send($0) ? state : nil } } }
struct App: Machine { enum S { case off, fg, bg }; enum E { case launch, home, kill }; var state = S.off; func next(_ e: E) -> S? { switch (state, e) { case (.off, .launch), (.bg, .launch): .fg; case (.fg, .home): .bg; case (.bg, .kill): .off; default: nil } } }
struct Counter: Machine { var state = 0; func next(_ e: Int) -> Int? { e < 0 ? nil : state + e } }
var a = App(), c = Counter(); print(a.run([.launch, .launch, .home, .kill, .home]), a.state, c.run([1, -1, 5]), c.send(-3))
