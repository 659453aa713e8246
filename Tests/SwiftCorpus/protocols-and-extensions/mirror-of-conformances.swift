// swift-format-ignore-file
protocol Warm { func warm() }; protocol Cold { func cold() }
class Both: Warm, Cold { func warm() { print("warm") }; func cold() { print("cold") } }
class OnlyWarm: Warm { func warm() { print("only warm") } }
func launch(_ x: Any) {
  switch x {
  case let b as Warm & Cold: b.warm(); b.cold()
  case let w as Warm: w.warm()
  case let f as () -> Void: f()
  case let s as CustomStringConvertible: print("text", s.description)
  default: print("nothing")
  }
}
launch(Both()); launch(OnlyWarm()); launch({ print("closure") } as () -> Void); launch(3); launch(Optional<Int>.none as Any)
