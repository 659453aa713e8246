// swift-format-ignore-file
extension Optional { static func ||| (a: Wrapped?, b: Wrapped?) -> Wrapped? { a ?? b } }
infix operator |||: NilCoalescingPrecedence
infix operator =~
func =~ (s: String, p: String) -> Bool { s.lowercased().contains(p.lowercased()) }
extension Set { static func + (a: Set, b: Set) -> Set { a.union(b) }; static func -= (a: inout Set, b: Element) { a.remove(b) } }
extension Int { static postfix func ++ (n: inout Int) -> Int { defer { n += 1 }; return n } ; static func % (n: Int, f: Double) -> Double { Double(n) * f / 100 } }
postfix operator ++
print((nil as Int?) ||| 3 as Any, "Hello" =~ "ELL", ([1] + [2, 3] as Set<Int>).sorted(), 50 % 20.0, 7 % 3)
var s: Set = ["a", "b"]; s -= "a"; var n = 4; print(s, n++, n)
func * (a: Character, n: Int) -> String { String(repeating: a, count: n) }
print(("=" as Character) * 5, 2 * 3)
