// swift-format-ignore-file
struct AnyHandler<Input> { private let f: (Input) -> String; let name: String
  init<H: Handler>(_ h: H) where H.Input == Input { f = h.handle; name = "\(H.self)" }; func callAsFunction(_ i: Input) -> String { f(i) } }
protocol Handler { associatedtype Input; func handle(_ i: Input) -> String }
struct Len: Handler { func handle(_ s: String) -> String { "\(s.count)" } }
struct Up: Handler { var times = 1; func handle(_ s: String) -> String { String(repeating: s.uppercased(), count: times) } }
let hs = [AnyHandler(Len()), AnyHandler(Up(times: 2))]
print(hs.map { $0("ab") }, hs.map(\.name), type(of: hs[0]))
