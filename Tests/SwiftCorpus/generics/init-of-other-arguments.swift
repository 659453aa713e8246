enum Meters {}
enum Feet {}
struct Length<U> { var v: Double }
extension Length where U == Meters {
  var feet: Length<Feet> { .init(v: v * 3) }
  func doubled() -> Length<Meters> { .init(v: v * 2) }
}
extension Length where U == Feet { var inches: Double { v * 12 } }
let l = Length<Meters>(v: 1)
print(type(of: l.feet), l.feet.inches, type(of: l.doubled()), l.doubled().v)
