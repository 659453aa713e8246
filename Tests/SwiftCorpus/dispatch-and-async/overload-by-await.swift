// swift-format-ignore-file
import Foundation
func work(_ a: Int) -> String { "sync \(a)" }
func work(_ a: Int) async -> String { "async \(a)" }
class Service {
  func run(_ x: Int) -> Int { x }
  func run(_ x: Int) async -> Int { x * 10 }
  func start(_ x: Int, label: String) { print("start", x, label) }
  func start(_ x: Int, label: String) async { print("awaited", x, label) }
  func both() async {
    let one = await run(2)
    async let two = run(3)
    let plain = { self.run(5) }
    print(one, await two, plain())
    await start(4, label: "c")
  }
}
let service = Service()
func begin() {
  print(work(1))
  service.start(0, label: "b")
}
begin()
Task {
  print(await work(2))
  await service.both()
}
