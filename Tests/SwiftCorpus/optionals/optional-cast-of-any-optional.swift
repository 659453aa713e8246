// swift-format-ignore-file
let values: [Any?] = [1, nil, "s", Optional(4) as Any]
for v in values { switch v { case nil: print("nil"); case let i as Int: print("int", i); case let s as String: print("text", s); case .some(let other): print("other", other) } }
let boxed: Any = Optional("in") as Any; print(boxed as? String ?? "no", boxed is String, (boxed as? Int) == nil)
let maybe: Any? = nil; print(maybe is Int, maybe as? Int as Any, (maybe as Any) is Int?)
func unwrap<T>(_ any: Any, as: T.Type = T.self) -> T? { any as? T }; let i: Int? = unwrap(values[0]!); print(i as Any, unwrap("t", as: Int.self) as Any)
