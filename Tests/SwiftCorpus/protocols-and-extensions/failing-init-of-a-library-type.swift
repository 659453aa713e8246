extension Int {
  init(_ isOn: Bool) { self = isOn ? 1 : 0 }
  init?(hex: String) { self.init(hex, radix: 16) }
}
extension String {
  init?(nonEmpty text: String) {
    guard !text.isEmpty else { return nil }
    self = text
  }
}
print(Int(true), Int(hex: "ff") ?? 0, Int(hex: "zz") as Any)
print(String(nonEmpty: "a") as Any, String(nonEmpty: "") as Any)
