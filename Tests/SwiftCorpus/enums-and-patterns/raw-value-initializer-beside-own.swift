// swift-format-ignore-file
enum Kind: String {
  case a, b
  init?(code: Int) { self.init(rawValue: code == 1 ? "a" : "zz") }
  init(text: String) { self = Kind(rawValue: text) ?? .b }
}
print(["a", "q", "b"].compactMap(Kind.init(rawValue:)))
print(["a", "q"].map(Kind.init(text:)))
let make: (String) -> Kind? = Kind.init(rawValue:)
print(make("b") as Any, Kind(code: 1) as Any, Kind(code: 2) as Any)
