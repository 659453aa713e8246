class Vault {
  private var secret = 4
  fileprivate func open() -> Int { secret }
  func check(_ other: Vault) -> Bool { other.secret == secret }
}
extension Vault {
  func double() -> Int { secret * 2 }
}
print(Vault().open(), Vault().double(), Vault().check(Vault()))
