class Session {
  private(set) var token: String? {
    didSet { changes += 1 }
  }
  private(set) var changes = 0
  func login() { token = "t" }
  func logout() { token = nil }
}
let session = Session()
session.login()
session.logout()
session.login()
print(session.token ?? "-", session.changes)
