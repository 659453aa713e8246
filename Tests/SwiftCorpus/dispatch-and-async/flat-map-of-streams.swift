// swift-format-ignore-file
import Foundation
func s(_ a: [Int]) -> AsyncStream<Int> { AsyncStream { c in a.forEach { c.yield($0) }; c.finish() } }
func run() {
  Task {
    print(await s([1, 2]).flatMap { n in s([n, n]) }.reduce("") { $0 + "\($1)" })
    for await x in s([0, 3, 2]).flatMap({ n in s(Array(0..<n)) }).filter({ $0 != 1 }) { print(x) }
    let a = BlockOperation { print("a") }, b = BlockOperation { print("b") }
    [a].forEach(b.addDependency)
    print(b.dependencies.count)
  }
}
run()
