// swift-format-ignore-file
import Foundation
struct Bad: Error {}
func run() { func set(_ n: inout Int) throws { n = 5; throw Bad() }; var n = 1; try? set(&n); print(n) }
run()
