// swift-format-ignore-file
import Foundation
@propertyWrapper struct Expiring<T> {
  private var stored: (value: T, reads: Int)?
  let limit: Int
  init(limit: Int) { self.limit = limit }
  var wrappedValue: T? {
    mutating get { guard let s = stored, s.reads < limit else { stored = nil; return nil }; stored = (s.value, s.reads + 1); return s.value }
    set { stored = newValue.map { ($0, 0) } }
  }
}
struct Cache { @Expiring(limit: 2) var token: String? }
var c = Cache()
print(c.token as Any)
c.token = "t"
print(c.token ?? "-", c.token ?? "-", c.token ?? "-")
