struct Options: OptionSet {
  let rawValue: Int
  static let alert = Options(rawValue: 1 << 0)
  static let sound = Options(rawValue: 1 << 1)
  static let badge = Options(rawValue: 1 << 2)
  static let all: Options = [.alert, .sound, .badge]
}
var options: Options = [.alert, .badge]
print(options.contains(.alert), options.contains(.sound), options.rawValue)
options.insert(.sound)
options.remove(.alert)
print(options.rawValue, options == [.sound, .badge], Options.all.subtracting(options).rawValue)
print(
  options.isEmpty, Options().isEmpty, options.union(.alert) == .all,
  options.intersection([.sound]).rawValue)
