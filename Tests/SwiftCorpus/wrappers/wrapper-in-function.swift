@propertyWrapper
struct Doubled {
  private var value: Int
  init(wrappedValue: Int) { value = wrappedValue }
  var wrappedValue: Int {
    get { value * 2 }
    set { value = newValue }
  }
}
func run() {
  @Doubled var number = 4
  print(number)
  number = 10
  print(number)
}
run()
