// swift-format-ignore-file
class View { var alpha = 1.0 { didSet { events.append("a\(alpha)") } }; var events: [String] = []; var isVisible: Bool { alpha > 0 }; var frame = (w: 10, h: 10); func layout() -> String { "\(type(of: self)) \(frame.w)x\(frame.h)" }; subscript(i: Int) -> String { "v\(i)" } }
class Badge: View { override var alpha: Double { get { super.alpha / 2 } set { super.alpha = newValue * 2; events.append("set") } }; override var isVisible: Bool { super.isVisible && count > 0 }; var count = 0 { willSet { if newValue > 9 { frame.w += 5 } } }; override subscript(i: Int) -> String { super[i] + "b" } }
final class Dot: Badge { override var count: Int { didSet { events.append("c\(oldValue)>\(count)") } }; override func layout() -> String { "•" + super.layout() }; override init() { super.init(); frame = (4, 4) } }
let b = Badge(); b.alpha = 0.25; b.count = 12; print(b.alpha, b.events, b.isVisible, b.layout(), b[3])
let d: View = Dot(); d.alpha = 0; (d as? Badge)?.count += 3; print(d.events, d.isVisible, d.layout(), d[0], (d as! Dot).count)
