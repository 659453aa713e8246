// swift-format-ignore-file
import Foundation
struct F: Error {}
func f(_ n: inout Int) throws { n *= 10; throw F() }
func run() { var n = 1; try? f(&n); print(n); let g: (inout Int) throws -> Void = { c in c += 1; throw F() }; try? g(&n); print(n); let h: (inout Int) throws -> Void = { $0 += 1; if $0 > 2 { throw F() } }; do { try h(&n) } catch {}; print(n) }
run()
