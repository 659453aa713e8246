extension Equatable { func isAny(of others: Self...) -> Bool { others.contains(self) } }
extension RawRepresentable { var tagged: String { "<\(rawValue)>" } }
extension RawRepresentable where RawValue == String {
  var shout: String { rawValue.uppercased() }
}
enum State { case idle, busy, done }
enum Kind: String { case one }
enum Code: Int { case missing = 404 }
struct Flags: OptionSet {
  let rawValue: Int
  static let a = Flags(rawValue: 2)
}
struct Point: Hashable { var x = 1 }
print(State.idle.isAny(of: .busy, .idle), Point().isAny(of: Point(x: 2)), 3.isAny(of: 1, 3))
print(Kind.one.shout, Kind.one.tagged, Code.missing.tagged, Flags.a.tagged, [1].isAny(of: [1]))
