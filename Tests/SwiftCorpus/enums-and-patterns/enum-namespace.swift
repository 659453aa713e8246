enum Constants {
  static let limit = 30
  enum Keys {
    static let token = "token"
  }
  static func key(_ name: String) -> String { "app." + name }
}
print(Constants.limit, Constants.Keys.token, Constants.key(Constants.Keys.token))
