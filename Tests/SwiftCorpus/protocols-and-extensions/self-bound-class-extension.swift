// swift-format-ignore-file
class ViewController { var title = ""; var children: [ViewController] = []; func show(_ s: String) { print("[\(title)] \(s)") } }
protocol Alerting { var alertCount: Int { get set } }
protocol Refreshing: AnyObject { func refresh() }
extension Alerting where Self: ViewController { mutating func alert(_ s: String) { alertCount += 1; show("\(s) #\(alertCount)"); children.forEach { $0.show("parent alerted") } } }
extension Refreshing where Self: ViewController { func refresh() { title += "*"; show("refreshed") } }
final class Home: ViewController, Alerting, Refreshing { var alertCount = 0 }
final class List: ViewController, Refreshing { func refresh() { show("list") } }
var home = Home(); home.title = "Home"; let list = List(); list.title = "List"; home.children = [list]
home.alert("hello"); home.alert("again"); let all: [any Refreshing] = [home, list]; all.forEach { $0.refresh() }; print(home.title, (all[0] as? ViewController)?.children.count ?? -1)
