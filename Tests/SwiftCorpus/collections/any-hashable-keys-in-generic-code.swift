// A generic function shows the keys of a dictionary of type `[AnyHashable: Any]` as `AnyHashable`.
func show<T>(_ value: T) -> String { "\(value)" }
func keep<T>(_ value: T) -> T { value }

let info: [AnyHashable: Any] = ["id": 1]
print(show(info), show(["id": 1]), show(info as Any))
print(keep(info)["id"] as? Int ?? 0, show(Optional(info)))
func count<T>(_ value: T) -> Int { (value as? [AnyHashable: Any])?.count ?? -1 }
func first<T>(_ value: T) -> Int? { (value as? [String: Any])?["id"] as? Int }
print(count(info), first(info) ?? -1)
