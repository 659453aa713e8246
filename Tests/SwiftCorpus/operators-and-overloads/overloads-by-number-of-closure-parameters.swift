// swift-format-ignore-file
func each(_ f: (Int) -> Int) -> String { "one" }
func each(_ f: (Int, Int) -> Int) -> String { "two" }
func each(_ f: () -> Int) -> String { "none" }
print(each { $0 * 2 }, each { $0 + $1 }, each { 3 }, each { a in a }, each { a, b in a - b }, each { (a: Int, b: Int) in a })
struct Q { func on(_ f: (String) -> Void) { f("s") }; func on(_ f: (Int, String) -> Void) { f(1, "p") } }
Q().on { print($0) }; Q().on { print($0, $1) }; Q().on { n, s in print(n, s) }; Q().on { s in print(s) }
