// swift-format-ignore-file
struct Rule { let f: (String) -> Bool; static func ~= (r: Rule, s: String) -> Bool { r.f(s) }; static func prefix(_ p: String) -> Rule { Rule { $0.hasPrefix(p) } }; static let empty = Rule { $0.isEmpty } }
enum Other { case prefix(String), empty }
func ~= <T: Equatable>(l: [T], v: T) -> Bool { l.contains(v) }
func f(_ s: String) -> Int { switch s { case Rule.empty: 0; case Rule.prefix("http"): 1; case ["a", "b"]: 2; default: 3 } }
func g(_ o: Other) -> Int { switch o { case Other.prefix("x"): 1; case .prefix: 2; case Other.empty: 3 } }
func run() { print(f(""), f("https://x"), f("b"), f("zz"), g(.prefix("x")), g(.prefix("y")), g(.empty)) }
run()
