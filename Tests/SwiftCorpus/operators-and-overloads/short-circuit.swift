var log: [String] = []
func yes(_ name: String) -> Bool {
  log.append(name)
  return true
}
func no(_ name: String) -> Bool {
  log.append(name)
  return false
}
print(no("a") && yes("b"), yes("c") || no("d"), no("e") || yes("f") && no("g"))
print(log)
