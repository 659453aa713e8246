// swift-format-ignore-file
class Theme { let name: String; required init(name: String) { self.name = name }; lazy var palette: [String] = makePalette(); func makePalette() -> [String] { print("make", name); return [name] }
  func derived<T: Theme>(_ t: T.Type) -> T { t.init(name: name + ".") } }
class Dark: Theme { override func makePalette() -> [String] { super.makePalette() + ["black"] } }
class Custom: Dark { var extra = "x"; override func makePalette() -> [String] { [extra] + super.makePalette() }; required init(name: String) { super.init(name: name); extra = name.uppercased() } }
let t = Theme(name: "a").derived(Custom.self); print(t.name, t.palette, t.palette.count, t.derived(Dark.self).palette, type(of: t.derived(Theme.self)))
