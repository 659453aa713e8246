struct Push {
  let id: String
  var badge = 1
  var sound: String?
}
extension Push {
  init(silent id: String) {
    self.init(id: id, badge: 0)
  }
}
print(Push(id: "a"))
print(Push(id: "b", badge: 2, sound: "ping"))
print(Push(silent: "c"))
