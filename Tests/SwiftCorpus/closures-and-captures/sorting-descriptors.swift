// swift-format-ignore-file
import Foundation
struct Person { let name: String; let age: Int }
let people = [Person(name: "Bo", age: 30), Person(name: "Al", age: 25), Person(name: "Cy", age: 30)]
func by<T, V: Comparable>(_ key: @escaping (T) -> V, desc: Bool = false) -> (T, T) -> ComparisonResult {
  return { a, b in
    let (x, y) = (key(a), key(b))
    if x == y { return .orderedSame }
    return (x < y) != desc ? .orderedAscending : .orderedDescending
  }
}
func sort<T>(_ items: [T], _ rules: [(T, T) -> ComparisonResult]) -> [T] {
  items.sorted { a, b in
    for rule in rules { let r = rule(a, b); if r != .orderedSame { return r == .orderedAscending } }
    return false
  }
}
print(sort(people, [by(\.age, desc: true), by(\.name)]).map(\.name))
print(people.sorted { ($0.age, $0.name) < ($1.age, $1.name) }.map(\.name))
