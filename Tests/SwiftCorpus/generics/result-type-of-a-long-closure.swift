// swift-format-ignore-file
func name<T>(of make: () -> T) -> String { _ = make(); return "\(T.self)" }
print(name { 3 }, name { let n = 3; return n > 2 }, name {})
print(name { for i in 1...3 where i == 2 { return "two" }; return "none" }, name { () -> [Int] in let a = [1]; return a })
