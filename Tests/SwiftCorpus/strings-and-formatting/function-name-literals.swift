struct Delegate {
  func didFinish(_ value: Int, with options: [String]) -> String { #function }
  var state: String { #function }
  init() { print(#function) }
  static func make() -> String { #function }
}
func log(_ text: String, function: String = #function, line: Int = #line) {
  print(function, text)
}
func launch() { log("here") }
print(Delegate().didFinish(1, with: []), Delegate().state, Delegate.make())
launch()
let at = #line
print(#line - at)
