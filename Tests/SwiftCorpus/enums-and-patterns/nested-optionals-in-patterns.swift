// swift-format-ignore-file
import Foundation
let pairs: [(String, Int?)] = [("a", 1), ("b", nil), ("c", 3)]
for case let (key, value?) in pairs { print(key, value) }
for (key, value) in pairs {
  switch (key, value) {
  case ("a", _): print("first")
  case (_, .none): print("none")
  case (_, .some(3...)): print("three or more")
  default: print("rest")
  }
}
let double: Int?? = .some(nil)
switch double {
case .some(.some(let x)): print(x)
case .some(.none): print("inner nil")
case .none: print("outer nil")
}
