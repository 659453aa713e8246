import LifecycleModel

extension Arguments {
  mutating func profile() throws(CommandError) -> Profile.Name {
    try keyword(Profile.Name.self)
  }

  mutating func app() throws(CommandError) -> AppChoice {
    guard let token = peek else { throw missing(.words(BuiltInApp.allCases.map(\.rawValue))) }
    guard token.text.isOwnFile else {
      return .builtIn(try keyword(BuiltInApp.self).rawValue)
    }
    rest.removeFirst()
    if context.place == .block, token.text != context.ownApp {
      throw error(.notAllowed("app FILE", in: .block), at: token)
    }
    var paths = [token.text]
    while let more = peek, more.text.isOwnFile, context.place != .block {
      paths.append(rest.removeFirst().text)
    }
    return paths.count == 1 ? .file(path: token.text) : .files(paths)
  }

  mutating func option() throws(CommandError) -> StageCommand {
    if isEmpty { return .listOptions(nil) }
    let option = try keyword(Option.self)
    if isEmpty { return .listOptions(option) }
    return .option(option, on: try isOn())
  }

  mutating func modes() throws(CommandError) -> [BackgroundMode] {
    if isEmpty { throw missing(.words(BackgroundMode.allCases.map(\.rawValue) + ["none"])) }
    if take("none") { return [] }
    var modes: [BackgroundMode] = []
    while let token = peek {
      let mode = try keyword(BackgroundMode.self)
      if modes.contains(mode) { throw error(.repeated(mode.rawValue), at: token) }
      modes.append(mode)
    }
    return modes
  }

  mutating func network() throws(CommandError) -> NetworkChange {
    guard let token = peek else { throw missing(.duration) }
    if token.text.unicodeScalars.first.map({ ("0"..."9").contains($0) }) == true {
      return .takes(try duration())
    }
    switch try keyword(NetworkWord.self) {
    case .fail: return .fails
    case .empty: return .empty
    }
  }

  mutating func isOn() throws(CommandError) -> Bool {
    switch try keyword(Switch.self) {
    case .on: return true
    case .off: return false
    }
  }

  mutating func xcode() throws(CommandError) -> Event {
    switch try keyword(XcodeAction.self) {
    case .run: return .ranFromXcode
    case .stop: return .stoppedFromXcode
    case .wait: return .waitsInXcode
    case .detach: return .detachedXcode
    }
  }

  mutating func travel() throws(CommandError) -> Travel {
    switch try keyword(TravelWord.self) {
    case .in: return .entered(region: try name())
    case .out: return .left(region: try name())
    case .far: return .farAway
    case .visit: return .visited
    }
  }

  private mutating func name() throws(CommandError) -> String {
    let token = try next(.name)
    guard !token.text.isEmpty else {
      throw error(.unknown(read: token.text, expected: .name), at: token)
    }
    return token.text
  }

  mutating func setting() throws(CommandError) -> SettingChange {
    switch try keyword(SettingKey.self) {
    case .notifications: return .notifications(try isOn())
    case .style: return .style(try keyword())
    case .sound: return .sound(try isOn())
    case .badge: return .badge(try isOn())
    case .lockscreen: return .lockScreen(try isOn())
    case .center: return .notificationCenter(try isOn())
    case .refresh: return .backgroundRefresh(try isOn())
    case .lowpower: return .lowPower(try isOn())
    case .location: return .location(try keyword())
    case .focus: return .focus(try isOn())
    case .summary: return .summary(try isOn())
    case .previews: return .previews(try isOn())
    }
  }
}

enum NetworkWord: String, CaseIterable, Hashable, Sendable {
  case fail, empty
}

extension String {
  /// Whether it is a file of the user's app: source, Info.plist or Localizable.strings.
  package var isOwnFile: Bool {
    let name = lowercased()
    return [".swift", ".plist", ".strings", ".xcstrings"].contains { name.hasSuffix($0) }
  }
}
