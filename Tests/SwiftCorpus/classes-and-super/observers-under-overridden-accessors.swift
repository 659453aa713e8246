// swift-format-ignore-file
class Cell { var title: String { "cell" }; var height = 44 { didSet { print("cell", oldValue, height) } }; class var kind: String { "plain" }; static func make() -> Self { print("make", kind); return self.init() }; required init() {} }
class Banner: Cell { override var title: String { get { super.title + "+banner" } }; override var height: Int { didSet { print("banner", height) } willSet { print("will", newValue) } }; override class var kind: String { "banner" } }
final class Tall: Banner { override var height: Int { get { super.height * 2 } set { super.height = newValue / 2 } }; required init() { super.init(); height = 100 } }
let b = Banner.make(); b.height += 6; print(b.title, b.height)
let t = Tall.make(); print(t.height); t.height = 20; print(t.height, type(of: t).kind, t.title)
let cells: [Cell] = [b, t, Cell()]; print(cells.map { type(of: $0).kind }, cells.map(\.height))
