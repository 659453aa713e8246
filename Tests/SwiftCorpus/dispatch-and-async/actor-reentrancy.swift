import Foundation

@MainActor enum Account {
  static var balance = 10
  static func fee() async -> Int {
    try? await Task.sleep(nanoseconds: 5_000_000)
    return 1
  }
  static func charge() async {
    balance = balance - (await fee())
    print("charged", balance)
  }
  static func add() async { balance += await fee() }
}
Task { @MainActor in
  await Account.charge()
  await Account.add()
  print(Account.balance)
}
Task { @MainActor in
  Account.balance = 100
  print("set")
}
