// swift-format-ignore-file
import Foundation
protocol Stack<Item> { associatedtype Item; mutating func push(_ i: Item); mutating func pop() -> Item?; var count: Int { get } }
struct ArrayStack<Item>: Stack { private var items: [Item] = []; mutating func push(_ i: Item) { items.append(i) }; mutating func pop() -> Item? { items.popLast() }; var count: Int { items.count } }
func fill(_ s: inout some Stack<Int>) { for i in 1...3 { s.push(i * i) } }
func make() -> some Stack<String> { var s = ArrayStack<String>(); s.push("x"); return s }
var s = ArrayStack<Int>()
fill(&s)
print(s.pop()!, s.count, make().count)
let any: any Stack<Int> = s
print(any.count, type(of: any))
