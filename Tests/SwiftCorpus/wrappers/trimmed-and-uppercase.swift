@propertyWrapper
struct Uppercase {
  private var text = ""
  var wrappedValue: String {
    get { text }
    set { text = newValue.uppercased() }
  }
  init(wrappedValue: String) { self.wrappedValue = wrappedValue }
}
struct User {
  @Uppercase var code: String
  @Uppercase var country = "it"
}
var user = User(code: "abc")
print(user.code, user.country)
user.country = "fr"
print(user.country)
