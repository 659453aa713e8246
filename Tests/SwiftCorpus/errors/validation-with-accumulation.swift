// swift-format-ignore-file
enum Field: String, CaseIterable { case email, age, name }
struct Invalid: Error, Equatable { let field: Field; let why: String }
struct Failed: Error { var all: [Invalid]; var fields: Set<Field> { Set(all.map(\.field)) } }
func need(_ c: Bool, _ f: Field, _ why: @autoclosure () -> String) throws { if !c { throw Invalid(field: f, why: why()) } }
func validate(_ i: [Field: String]) throws -> (String, Int) { var errs: [Invalid] = []
  func run<T>(_ f: () throws -> T) rethrows -> T? { do { return try f() } catch let e as Invalid { errs.append(e); return nil } }
  let mail = try run { () -> String in let m = i[.email] ?? ""; try need(m.contains("@"), .email, "no @ in '\(m)'"); return m }
  let age = try run { () -> Int in let a = i[.age].flatMap(Int.init) ?? -1; try need(a >= 0, .age, "not a number"); try need((1...120).contains(a), .age, "\(a) out of range"); return a }
  guard errs.isEmpty, let mail, let age else { throw Failed(all: errs) }; return (mail, age) }
for i: [Field: String] in [[.email: "a@b", .age: "30"], [.age: "x"], [.email: "@", .age: "300"]] { do { print(try validate(i)) } catch let f as Failed { print(f.all.map { "\($0.field): \($0.why)" }, f.fields.count) } }
print((try? validate([:])) == nil, Invalid(field: .name, why: "") == Invalid(field: .name, why: ""))
