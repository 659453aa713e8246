// swift-format-ignore-file
class Control { private var _on = false; var isOn: Bool { get { _on } set { _on = newValue; log("set \(newValue)") } }; var log: (String) -> Void = { _ in }; var value = 0 { didSet { log("value \(oldValue)->\(value)") } }; func toggle() { isOn.toggle() } }
class Locked: Control { var locked = false; override var isOn: Bool { get { super.isOn && !locked } set { guard !locked else { log("locked"); return }; super.isOn = newValue } }; override var value: Int { get { super.value * 10 } set { super.value = max(0, newValue) } } }
final class Audited: Locked { var changes = 0; override var isOn: Bool { willSet { log("will \(newValue)") } didSet { changes += isOn != oldValue ? 1 : 0 } } }
let a = Audited(); var out: [String] = []; a.log = { out.append($0) }; a.isOn = true; a.toggle(); a.toggle(); a.locked = true; a.isOn = false; print(a.isOn, a.changes, out); out = []; a.value = 4; a.value += 1; a.value = -3; print(a.value, out, (a as Control).value)
