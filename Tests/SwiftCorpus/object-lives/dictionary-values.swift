class Session {
  let user: String
  init(_ user: String) { self.user = user }
  deinit { print("end of", user) }
}
var sessions = ["a": Session("ada"), "b": Session("bob")]
sessions["a"] = Session("amy")
print("replaced")
sessions["b"] = nil
print(sessions.count)
do {
  let last = sessions.removeValue(forKey: "a")
  print("removed", last?.user ?? "-")
}
