// swift-format-ignore-file
import Foundation
func half(_ number: NSNumber) -> Double { number.doubleValue / 2 }
func run() {
  var names: [NSNumber: String] = [5: "a", 2: "b"]
  names[7] = "c"
  print(names[5] ?? "-", names[NSNumber(value: 2)] ?? "-", names.keys.map(\.intValue).sorted())
  var seen: Set<NSNumber> = [1, 2]
  seen.insert(3)
  seen.insert(1)
  print(seen.count, seen.contains(NSNumber(value: 3)))
  let any: Any = ["a": NSNumber(value: 2)]
  if let whole = any as? [String: Int] { print(whole["a"]! + 1) }
  if let real = any as? [String: Double] { print(real["a"]! + 1) }
  print(half(4), half(true), [1, 2.5, true].compactMap { $0 as? NSNumber }.map(\.doubleValue))
}
run()
