let number: Any = 5
let nothing: Any = Int?.none as Any
let text: Any = "x"
print((number as? Int?) as Any, (nothing as? Int?) as Any, (text as? Int?) as Any)
print([number, nothing, text].map { $0 as? Int? } as Any)
if let inner = number as? Int? { print("Int?", inner as Any) }
if let inner = nothing as? Int? { print("nil", inner as Any) } else { print("no") }
print(text as? Int? == nil, nothing as? Int? == nil)
func cast<T>(_ value: Any, to type: T.Type) -> T? { value as? T }
print(cast(number, to: Int?.self) as Any, cast(number, to: Int.self) as Any)
let entries: [String: Any] = ["a": 1]
print(entries["b"] as? Int? as Any, entries["a"] as? Int as Any)
