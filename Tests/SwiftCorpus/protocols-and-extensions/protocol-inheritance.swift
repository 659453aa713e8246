protocol Named { var name: String { get } }
protocol Aged { var age: Int { get } }
protocol Person: Named, Aged {}
extension Person {
  var summary: String { "\(name) is \(age)" }
}
struct Student: Person {
  var name: String
  var age: Int
}
func show(_ value: Named & Aged) -> String { value.name + "/" + String(value.age) }
print(Student(name: "A", age: 20).summary, show(Student(name: "B", age: 3)))
