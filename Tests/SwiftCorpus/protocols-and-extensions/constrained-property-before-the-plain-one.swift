protocol Named { var name: String { get } }
protocol Aged { var age: Int { get } }
extension Named where Self: Aged { var card: String { "\(name), \(age)" } }
extension Named { var card: String { name } }
struct Pet: Named { let name: String }
struct Kid: Named, Aged {
  let name: String
  var age: Int
}
print(Pet(name: "Rex").card, Kid(name: "Ann", age: 7).card)
