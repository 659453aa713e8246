/// The Keychain, which outlives the process and the app.
extension Reaction {
  /// `items`: an array of dictionaries, by the names of the attributes.
  package mutating func keep(keychain items: Value) {
    guard items != world.app.keychain else { return }
    emit(.keychain(items), .appCode)
  }

  /// `name`: the item's account or service.
  package mutating func refuseKeychainItem(_ name: String) {
    emit(.app(.keychainClosed(name)), .keychainClosed)
  }
}

extension World {
  /// Whether the secret of an item can be read and written now; `accessible` is the name of its
  /// `kSecAttrAccessible`, whose default is WhenUnlocked.
  package func opensKeychain(accessible: String) -> Bool {
    if accessible.hasPrefix("kSecAttrAccessibleAlways") { return true }
    return accessible.hasPrefix("kSecAttrAccessibleAfterFirstUnlock")
      ? firstUnlockDone : phone.hasProtectedData
  }
}
