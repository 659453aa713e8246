class Player {
  let name: String
  var title: String
  var log: [String] = []
  init(_ name: String) {
    self.name = name
    title = "Player " + name
    log.append(title)
    describe()
  }
  func describe() { log.append("described \(name)") }
}
print(Player("A").log)
