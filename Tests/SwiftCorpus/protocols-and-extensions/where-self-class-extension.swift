// swift-format-ignore-file
protocol Themed: AnyObject { var theme: String { get set } }
class View { var subviews: [View] = [] ; var tag = 0 }
class Label: View, Themed { var theme = "light" }
class Button: View, Themed { var theme = "plain" { didSet { print("button", oldValue, theme) } } }
extension Themed where Self: View { func apply(_ t: String) { theme = t; tag += 1; for case let v as Themed in subviews { v.theme = t + "*" } } }
extension View { func all<T>(_ type: T.Type) -> [T] { subviews.flatMap { ([$0 as? T].compactMap { $0 }) + $0.all(type) } } }
let root = Label(); let mid = View(); let b = Button(); mid.subviews = [b, Label()]; root.subviews = [mid, Label()]
root.apply("dark"); b.apply("bold")
print(root.all(Label.self).map(\.theme), root.all(Themed.self).count, root.all(Button.self).first!.tag, root.tag)
