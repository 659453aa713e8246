// swift-format-ignore-file
import Foundation
struct Person: Hashable { var name: String; var age: Int; var score: Double? = nil }
struct ByLength: SortComparator {
  var order: SortOrder = .forward
  func compare(_ one: String, _ other: String) -> ComparisonResult { one.count < other.count ? .orderedAscending : one.count > other.count ? .orderedDescending : .orderedSame }
}
func run() {
  let people = [Person(name: "b10", age: 1), Person(name: "B2", age: 2, score: 1), Person(name: "a", age: 2, score: 3), Person(name: "c", age: 0)]
  print(people.sorted(using: KeyPathComparator(\.name)).map(\.name), people.sorted(using: KeyPathComparator(\.name, order: .reverse)).map(\.name))
  print(people.sorted(using: [KeyPathComparator(\.age), .init(\.name, order: .reverse)]).map(\.name))
  print(people.sorted(using: KeyPathComparator(\.score)).map(\.name), people.sorted(using: KeyPathComparator(\.name, comparator: ByLength())).map(\.name))
  var mutable = people
  mutable.sort(using: KeyPathComparator(\.age, order: .reverse))
  print(mutable.map(\.age))
  var comparator = KeyPathComparator(\Person.age)
  print(comparator.order, comparator.compare(people[0], people[1]) == .orderedAscending)
  comparator.order = .reverse
  print(comparator == KeyPathComparator(\Person.age), Set(people).sorted(using: comparator).map(\.age), ["ccc", "a", "bb"].sorted(using: ByLength()))
}
run()
