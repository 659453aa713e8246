@propertyWrapper
struct Validated {
  var wrappedValue: String
  let minimum: Int
  init(wrappedValue: String, minimum: Int) {
    self.wrappedValue = wrappedValue
    self.minimum = minimum
  }
  var projectedValue: Bool { wrappedValue.count >= minimum }
}
struct Form {
  @Validated(minimum: 3) var name = ""
  @Validated(minimum: 2) var code = "abc"
}
var form = Form()
print(form.$name, form.$code)
form.name = "Ada"
print(form.$name, form.name)
