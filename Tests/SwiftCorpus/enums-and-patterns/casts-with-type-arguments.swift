// swift-format-ignore-file
import Foundation
struct Box<T> { let v: T }
func run() { let a: Any = Box(v: 1); print(a is Box<String>); print(a is Box<Int>); print((a as? Box<String>) == nil); print(type(of: a)); if case is Box<String> = a { print("no") } }
run()
