class Connection {
  func close() { print("close") }
  deinit { print("freed") }
}
func use() -> Int {
  let connection = Connection()
  defer { connection.close() }
  print("use")
  return 7
}
print(use())
