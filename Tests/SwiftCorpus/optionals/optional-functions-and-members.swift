// swift-format-ignore-file
class Player { var onEnd: ((Int) -> String)?; weak var next: Player?; var name: String?; func play() -> Player { self } }
let p = Player()
print(p.onEnd?(3) as Any)
p.onEnd = { "ended \($0)" }
print(p.onEnd?(3) ?? "-", p.play().next?.play().name?.count as Any)
p.next = p
p.next?.name = "me"
print(p.next?.next?.name ?? "?", p.name!.hasPrefix("m"), p.name?.first == "m", p.name?.last?.isLetter ?? false)
let f: (() -> Void)? = nil
print(f == nil, f?() == nil)
