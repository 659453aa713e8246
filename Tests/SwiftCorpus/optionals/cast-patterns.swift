// swift-format-ignore-file
let values: [Any?] = [1, nil, "s", 2.5]
for v in values {
  switch v { case let i as Int: print("Int", i); case .none: print("none"); case let s as String: print("S", s); case .some(let x): print("some", x) }
}
for case let (v as Int)? in values { print("found", v) }
for case let s? in values where s is String { print("str", s) }
if case let x as Double = values[3] { print(x) }
let n = values.compactMap { $0 as? Int }.count; print(n)
