// swift-format-ignore-file
import Foundation
extension Optional where Wrapped == String { var orEmpty: String { self ?? "" }; var isBlank: Bool { self?.trimmingCharacters(in: .whitespaces).isEmpty ?? true } }
extension Optional where Wrapped: Collection { var isNilOrEmpty: Bool { map(\.isEmpty) ?? true } }
extension Optional { func or(_ d: @autoclosure () -> Wrapped) -> Wrapped { self ?? d() }
  func unwrap(_ e: Error) throws -> Wrapped { guard let self else { throw e }; return self } }
struct Missing: Error {}
let a: String? = nil, b: String? = " ", c: [Int]? = [1]
print(a.orEmpty + "|", a.isBlank, b.isBlank, c.isNilOrEmpty, a.isNilOrEmpty, Int("x").or(7), Int("3").or(7))
print((try? a.unwrap(Missing())) ?? "threw", try b.unwrap(Missing()).count)
