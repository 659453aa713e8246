// swift-format-ignore-file
struct Parser<T> { let run: (inout Substring) -> T?; func map<U>(_ f: @escaping (T) -> U) -> Parser<U> { Parser<U> { s in run(&s).map(f) } }; func then<U>(_ p: Parser<U>) -> Parser<(T, U)> { .init { s in let o = s; guard let a = run(&s), let b = p.run(&s) else { s = o; return nil }; return (a, b) } }; var many: Parser<[T]> { Parser<[T]> { s in var out: [T] = []; while let t = run(&s) { out.append(t) }; return out } }; func parse(_ t: String) -> (T, rest: String)? { var s = t[...]; return run(&s).map { ($0, String(s)) } } }
func char(_ ok: @escaping (Character) -> Bool) -> Parser<Character> { Parser { s in guard let c = s.first, ok(c) else { return nil }; s.removeFirst(); return c } }
let digit = char(\.isNumber), number = digit.then(digit.many).map { Int(String([$0.0] + $0.1))! }, comma = char { $0 == "," }
let list = number.then(comma.then(number).map { $0.1 }.many).map { [$0.0] + $0.1 }
print(number.parse("42x")!, list.parse("1,22,333,")!, list.parse("a") as Any, number.then(comma).parse("7") == nil)
