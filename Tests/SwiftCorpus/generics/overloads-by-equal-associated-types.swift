// swift-format-ignore-file
protocol Animal { associatedtype Food; static var name: String { get } }
struct Hay {}
struct Meat {}
struct Horse: Animal { typealias Food = Hay; static let name = "horse" }
struct Cow: Animal { typealias Food = Hay; static let name = "cow" }
struct Dog: Animal { typealias Food = Meat; static let name = "dog" }
func describe<A: Animal, B: Animal>(_ a: A, _ b: B) -> String where A.Food == B.Food { "same food" }
func describe<A: Animal, B: Animal>(_ a: A, _ b: B) -> String { "\(A.name)/\(B.name)" }
print(describe(Horse(), Dog()), describe(Horse(), Cow()), describe(Dog(), Dog()))
