// swift-format-ignore-file
import Foundation
class Owner {
  let name: String
  lazy var greeting: () -> String = { [unowned self] in "I am \(self.name)" }
  var onChange: ((Int) -> Void)?
  init(_ name: String) { self.name = name }
  deinit { print("gone", name) }
}
do {
  let a = Owner("A")
  a.onChange = { [weak a] v in print(a?.name ?? "nil", v) }
  a.onChange?(1)
  print(a.greeting())
}
var handler: ((Int) -> Void)?
do { let b = Owner("B"); handler = { [weak b] v in print(b?.name ?? "nobody", v) }; handler?(1) }
handler?(2)
