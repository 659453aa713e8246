// swift-format-ignore-file
enum Perm { case granted, denied, ask }
func outcome(_ p: Perm, fg: Bool, silent: Bool) -> String { switch (p, fg, silent) { case (.denied, _, false): "nothing"; case (_, true, true), (_, false, true): "wake"; case (.granted, true, _): "willPresent"; case (.granted, false, _): "banner"; case (.ask, let f, _) where f: "prompt"; case (let p, _, _): "\(p)?" } }
for p in [Perm.granted, .denied, .ask] { print([true, false].flatMap { f in [true, false].map { outcome(p, fg: f, silent: $0) } }) }
