import Foundation

// A dictionary of AnyHashable shows its keys as such, however its text is asked for.
let info: [AnyHashable: Any] = ["id": 7]
let none: [AnyHashable: Any]? = nil
print(info)
print(info.description)
print(info.debugDescription)
print("got " + info.description)
print(info.description.count)
print(none?.description ?? "nothing")
print(String(describing: info) == info.description)
let names = ["id": 7]
print(names.description)
