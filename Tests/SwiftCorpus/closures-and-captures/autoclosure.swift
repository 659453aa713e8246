func log(_ isOn: Bool, _ message: @autoclosure () -> String) {
  if isOn { print(message()) }
}
var made = 0
func expensive() -> String {
  made += 1
  return "made \(made)"
}
log(false, expensive())
log(true, expensive())
print(made)
