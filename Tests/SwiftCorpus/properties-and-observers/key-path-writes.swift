// swift-format-ignore-file
struct Style { var size = 1, name = "s"; var inner = Inner(); struct Inner { var on = false; var list = [1, 2] } }
func set<T, V>(_ t: T, _ k: WritableKeyPath<T, V>, _ v: V) -> T { var t = t; t[keyPath: k] = v; return t }
var s = set(set(Style(), \.size, 4), \.inner.on, true); s[keyPath: \.inner.list[1]] += 5
print(s, [Style(), s].map(\.inner.on), s[keyPath: \Style.name].count)
let keys: [(String, WritableKeyPath<Style, Int>)] = [("size", \.size), ("first", \.inner.list[0])]
for (n, k) in keys { s[keyPath: k] *= 3; print(n, s[keyPath: k]) }
