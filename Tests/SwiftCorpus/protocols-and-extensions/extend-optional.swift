extension Optional where Wrapped == String {
  var orEmpty: String { self ?? "" }
  var isNilOrEmpty: Bool { self?.isEmpty ?? true }
}
let a: String? = nil
let b: String? = "b"
print(a.orEmpty.count, b.orEmpty, a.isNilOrEmpty, b.isNilOrEmpty)
extension Optional {
  func or(_ fallback: Wrapped) -> Wrapped { self ?? fallback }
}
print((nil as Int?).or(4), Optional(2).or(3))
