// swift-format-ignore-file
func maximum<T, K: Comparable>(of items: [T], by key: KeyPath<T, K>) -> T? {
  items.max { $0[keyPath: key] < $1[keyPath: key] }
}
extension Array {
  func sorted<K: Comparable>(by key: (Element) -> K, descending: Bool = false) -> [Element] {
    sorted { descending ? key($0) > key($1) : key($0) < key($1) }
  }
}
struct City { let name: String; let people: Int }
let cities = [City(name: "Rome", people: 3), City(name: "Oslo", people: 1), City(name: "Paris", people: 2)]
print(maximum(of: cities, by: \.people)?.name ?? "-", maximum(of: cities, by: \.name)!.name)
print(cities.sorted(by: { $0.name.count }, descending: true).map(\.name))
print(maximum(of: [String](), by: \.count) as Any)
