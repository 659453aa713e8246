@dynamicMemberLookup
final class Bag {
  var values: [String: Any] = [:]
  subscript<T>(dynamicMember key: String) -> T? {
    get { values[key] as? T }
    set { values[key] = newValue }
  }
}
@dynamicMemberLookup
struct Switches {
  enum Flag { case set, unset }
  var on: [String: Bool] = ["dark": true]
  subscript(dynamicMember key: String) -> Flag { on[key] == true ? .set : .unset }
  subscript(dynamicMember key: String) -> Bool? { on[key] }
}
let bag = Bag()
bag.age = 5 as Int?
bag.name = "Ida"
let age: Int? = bag.age
let name: String? = bag.name
let wrong: String? = bag.age
print(age as Any, name as Any, wrong as Any, (bag.age ?? 7) + 1)
if let years: Int = bag.age { print(years) }
let switches = Switches()
let flag: Switches.Flag = switches.dark
let value: Bool? = switches.dark
print(flag, value as Any, (switches.dark as Bool?)!, (switches.light as Switches.Flag))
