// swift-format-ignore-file
struct U { var name = "a"; var n = 1 }
func run() { var d: [PartialKeyPath<U>: Any] = [:]; d[\U.name] = "x"; print(d.count, d[\U.name] as? String ?? "-", d[\.n] == nil); let k: WritableKeyPath<U, String> = \.name; print(d[k] as? String ?? "-"); d[k] = "y"; print(d.count, d[\U.name]!) }
run()
