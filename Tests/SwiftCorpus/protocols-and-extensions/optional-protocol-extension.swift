// swift-format-ignore-file
extension Optional where Wrapped: Collection { var isNilOrEmpty: Bool { self?.isEmpty ?? true } }
extension Optional { func or(_ e: Error) throws -> Wrapped { guard let self else { throw e }; return self } }
struct Missing: Error { let key: String }
let a: String? = "", b: [Int]? = nil, c: [Int]? = [1]
print(a.isNilOrEmpty, b.isNilOrEmpty, c.isNilOrEmpty)
do { print(try c.or(Missing(key: "c"))); print(try b.or(Missing(key: "b"))) } catch { print(error) }
