// swift-format-ignore-file
protocol Rule { associatedtype Input; func check(_ i: Input) -> [String] }
struct MinLength: Rule { let n: Int; func check(_ s: String) -> [String] { s.count >= n ? [] : ["min \(n)"] } }
struct Contains: Rule { let c: Character; func check(_ s: String) -> [String] { s.contains(c) ? [] : ["needs \(c)"] } }
struct Both<A: Rule, B: Rule>: Rule where A.Input == B.Input { let a: A, b: B; func check(_ i: A.Input) -> [String] { a.check(i) + b.check(i) } }
struct Mapped<R: Rule, T>: Rule { let rule: R; let f: (T) -> R.Input; func check(_ i: T) -> [String] { rule.check(f(i)) } }
extension Rule { func and<B: Rule>(_ b: B) -> Both<Self, B> where B.Input == Input { Both(a: self, b: b) }
  func on<T>(_ f: @escaping (T) -> Input) -> Mapped<Self, T> { Mapped(rule: self, f: f) } ; func passes(_ i: Input) -> Bool { check(i).isEmpty } }
struct User { let mail: String; let name: String }
let mail = MinLength(n: 5).and(Contains(c: "@")); print(mail.check("a"), mail.check("a@b.c"), mail.passes("abcde"))
let rule = mail.on { (u: User) in u.mail }.and(MinLength(n: 2).on { $0.name }); print(rule.check(User(mail: "x@yz.w", name: "Q")), rule.check(User(mail: "", name: "Jo")))
