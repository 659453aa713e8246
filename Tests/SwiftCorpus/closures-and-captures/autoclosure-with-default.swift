func check(
  _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = "failed"
) -> String {
  condition() ? "ok" : message()
}
var made = 0
func text() -> String {
  made += 1
  return "made"
}
print(check(1 < 2, text()), made, check(1 > 2, text()), made)
print(check(true), check(false), check(false, "no"))
