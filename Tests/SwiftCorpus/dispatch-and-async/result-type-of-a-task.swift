// swift-format-ignore-file
import Foundation
struct Page { var n = 1 }
func run() { let t = Task<Page, Never> { .init(n: 4) }; Task { print(await t.value) } }
run()
RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.3))
