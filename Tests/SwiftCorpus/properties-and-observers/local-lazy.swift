// swift-format-ignore-file
import Foundation
func run() {
  var n = 1
  lazy var s: String = { print("made"); return "v\(n)" }()
  n = 9
  print("before"); print(s); print(s)
  s += "!"; print(s)
  lazy var list = [1, 2].map { $0 * n }
  n = 2
  list.append(7); print(list, list.count)
  lazy var never: Int = { print("never"); return 0 }()
  if n > 5 { print(never) }
  lazy var cache: Int? = { print("c"); return nil }()
  print(cache as Any, cache as Any)
  cache = 4; print(cache ?? 0)
  lazy var set = 5
  set = 6; print(set)
  func use() -> Int { set + list[0] }
  print(use())
}
run()
