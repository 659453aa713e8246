// swift-format-ignore-file
import Foundation
protocol Event: Equatable { var name: String { get } }
struct Tap: Event { let name = "tap"; let x: Int }
struct Swipe: Event { let name = "swipe" }
struct AnyEvent {
  let name: String
  private let equals: (Any) -> Bool
  init<E: Event>(_ e: E) { name = e.name; equals = { ($0 as? E) == e } }
  func isEqual(_ other: Any) -> Bool { equals(other) }
}
let events = [AnyEvent(Tap(x: 1)), AnyEvent(Swipe())]
print(events.map(\.name), events[0].isEqual(Tap(x: 1)), events[0].isEqual(Tap(x: 2)), events[1].isEqual(Tap(x: 1)))
func same<A: Equatable>(_ a: A, _ b: any Equatable) -> Bool { (b as? A) == a }
print(same(3, 3), same("a", 3))
