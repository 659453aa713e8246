protocol Service {
  associatedtype Output
  var name: String { get }
  func run() -> Output
}
extension Service {
  func describe() -> String { "\(name): \(run())" }
  var name: String { "\(Self.self)" }
}
struct Counter: Service { func run() -> Int { 3 } }
struct Greeter: Service {
  let name = "hello"
  func run() -> String { "hi" }
}
print(Counter().describe(), Greeter().describe())
func show(_ service: some Service) -> String { service.describe() }
print(show(Counter()))
let all: [any Service] = [Counter(), Greeter()]
print(all.map(\.name), all.map { type(of: $0) })
