// swift-format-ignore-file
class Button { var taps = 0; var action: (() -> Void)?; func tap() { taps += 1; action?() } }
class Screen { var log: [String] = []; func close() { log.append("close") }; func open(_ s: String) { log.append("open \(s)") } }
class Sub: Screen { override func close() { log.append("sub"); super.close() } }
let b = Button(), s = Sub(); b.action = s.close; b.tap(); b.tap()
let open = s.open; ["a", "b"].forEach(open); let unbound = Screen.close; unbound(s)()
print(b.taps, s.log); let fs: [(Screen) -> () -> Void] = [Screen.close]; fs[0](Screen())(); print(s.log.count)
