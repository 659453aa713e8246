// swift-format-ignore-file
struct Settings { var sounds = true { didSet { log.append("sounds \(oldValue)>\(sounds)") } }
  var quiet = Quiet() { didSet { log.append("quiet \(quiet.from)-\(quiet.to)") } }
  var log: [String] = [] }
struct Quiet { var from = 22, to = 7; var isOn: Bool { get { from != to } set { if !newValue { to = from } } } }
final class Model { var settings = Settings() { didSet { saves += 1 } }; var saves = 0 }
let m = Model()
m.settings.sounds.toggle()
m.settings.quiet.from += 1
m.settings.quiet.isOn = false
let key = \Model.settings.quiet.to
m[keyPath: key] = 8
print(m.settings.log, m.saves, m.settings.quiet)
