func wrapped<T>(_ value: T?) -> String { "\(T.self)" }
func name<T>(_ value: T) -> String { "\(T.self)" }
func pick<T>(_ value: T) -> String { "plain \(T.self)" }
func pick<T>(_ value: T?) -> String { "optional \(T.self)" }
let none: String? = nil
print(wrapped(none), wrapped([Int]().max()), pick(none), pick(1), pick([Int]().first))
print(name("abc".dropFirst()), name("a b".split(separator: " ")), name("ab"))
