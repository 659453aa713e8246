// swift-format-ignore-file
import Foundation
class Service { lazy var formatter: (Int) -> String = { n in "#\(n * self.factor)" }; var factor = 2; static let make: () -> Service = Service.init
  private(set) lazy var log: [String] = { print("building log"); return ["start"] }()
  func note(_ s: String) { log.append(s) } }
let s = Service.make()
print(s.formatter(3)); s.factor = 10; print(s.formatter(3))
s.note("a"); s.note("b"); print(s.log)
let f = s.note; f("via method"); print(s.log.count)
let unapplied = Service.note; unapplied(s)("curried"); print(s.log.last!)
