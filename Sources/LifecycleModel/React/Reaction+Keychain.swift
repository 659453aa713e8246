/// The Keychain, which outlives the process and the app.
extension Reaction {
  /// Stores the items. `items`: an array of dictionaries with the attributes by name.
  package mutating func keep(keychain items: Value) {
    guard items != world.app.keychain else { return }
    emit(.keychain(items), .appCode)
  }

  /// The locked phone denies an item. `name`: the item's account or service.
  package mutating func refuseKeychainItem(_ name: String) {
    emit(.app(.keychainClosed(name)), .keychainClosed)
  }
}

extension World {
  /// Whether an item's secret can now be read and written. `accessible`: the name of its
  /// `kSecAttrAccessible`; the default is WhenUnlocked.
  package func opensKeychain(accessible: String) -> Bool {
    if accessible.hasPrefix("kSecAttrAccessibleAlways") { return true }
    return accessible.hasPrefix("kSecAttrAccessibleAfterFirstUnlock")
      ? firstUnlockDone : phone.hasProtectedData
  }
}
