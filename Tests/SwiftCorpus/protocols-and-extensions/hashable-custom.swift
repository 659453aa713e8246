// swift-format-ignore-file
import Foundation
struct Contact: Hashable {
  let id: Int
  var name: String
  static func == (a: Contact, b: Contact) -> Bool { a.id == b.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
var set: Set<Contact> = [Contact(id: 1, name: "a"), Contact(id: 2, name: "b")]
print(set.insert(Contact(id: 1, name: "z")).inserted, set.contains(Contact(id: 2, name: "?")), set.count)
let old = set.update(with: Contact(id: 1, name: "new"))
print(old?.name ?? "-", set.first { $0.id == 1 }!.name)
var scores: [Contact: Int] = [:]
scores[Contact(id: 3, name: "c"), default: 0] += 5
scores[Contact(id: 3, name: "d"), default: 0] += 1
print(scores.count, scores.values.first!, [Contact(id: 9, name: "x")].firstIndex(of: Contact(id: 9, name: "y"))!)
