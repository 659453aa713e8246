func work(_ fails: Bool) -> String {
  defer { print("last") }
  defer { print("first") }
  if fails { return "failed" }
  defer { print("only on success") }
  return "done"
}
print(work(true))
print(work(false))
