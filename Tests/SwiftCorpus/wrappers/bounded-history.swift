// swift-format-ignore-file
import Foundation
@propertyWrapper struct Recent<T: Equatable> { private(set) var items: [T] = []; let limit: Int; var wrappedValue: T? { get { items.last } set { guard let v = newValue else { items = []; return }; items.removeAll { $0 == v }; items.append(v); if items.count > limit { items.removeFirst(items.count - limit) } } }
  var projectedValue: [T] { items }; init(limit: Int = 2) { self.limit = limit } }
struct Search { @Recent var term: String?; @Recent(limit: 3) var page: Int? }
var s = Search()
for t in ["a", "b", "a", "c"] { s.term = t }
for n in 1...5 { s.page = n }
print(s.term!, s.$term, s.$page); s.term = nil; print(s.term as Any, s.$term.count)
