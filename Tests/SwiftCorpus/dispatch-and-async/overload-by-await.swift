// swift-format-ignore-file
import Foundation
// Behind `await` the asynchronous one of two equal overloads is called, elsewhere the other.
func work(_ a: Int) -> String { "sync \(a)" }
func work(_ a: Int) async -> String { "async \(a)" }

class Service {
  func run(_ x: Int) -> Int { x }
  func run(_ x: Int) async -> Int { x * 10 }
  func start(_ x: Int, then done: @escaping (Int) -> Void) async {
    await start(x + 1, label: "a")
    done(await run(x))
  }
  func start(_ x: Int, label: String) { print("start", x, label) }
  func start(_ x: Int, label: String) async { print("awaited", x, label) }
  func both() async {
    let one = await run(2)
    async let two = run(3)
    let plain = { self.run(5) }
    print(one, await two, plain(), await self.run(run(1)))
  }
}

func all() async {
  print(await work(2))
  let later = Task { await work(3) }
  print(await later.value)
}

print(work(1))
await all()
let service = Service()
service.start(0, label: "b")
await service.both()
await service.start(4) { print("done", $0) }
