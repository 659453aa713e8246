// swift-format-ignore-file
final class Player { var log: [String] = []
  var volume = 5 { willSet { log.append("will \(newValue)") } didSet { if volume > 10 { volume = 10; log.append("capped") }; log.append("did \(oldValue)->\(volume)") } }
  var muted: Bool { get { volume == 0 } set { volume = newValue ? 0 : max(volume, 1) } }
  lazy var name: String = { log.append("name made"); return "player" }()
  static var shared = Player() { didSet { print("shared replaced", oldValue === shared) } } }
let p = Player(); p.volume = 12; p.muted = true; p.muted.toggle(); print(p.log, p.volume)
p.log = []; p.volume += 1; _ = p.name; p.name += "2"; print(p.log, p.name)
Player.shared.volume = 3; Player.shared = p; print(Player.shared.volume)
func change(_ v: inout Int) { v += 100; v -= 100 }; p.log = []; change(&p.volume); print(p.log)
