// swift-format-ignore-file
final class Child { var value = 0 { willSet { log("child will \(newValue)") } didSet { log("child did \(oldValue)"); onChange?(value) } }; var onChange: ((Int) -> Void)?; let log: (String) -> Void; init(_ l: @escaping (String) -> Void) { log = l } }
struct Stats { var count = 0; var last: Int? }
final class Parent { private(set) var lines: [String] = []; lazy var child = Child { [unowned self] in self.lines.append($0) }
  var stats = Stats() { didSet { lines.append("stats \(oldValue.count)->\(stats.count) \(stats.last ?? -1)") } }
  var total: Int { get { stats.count * 10 } set { stats.count = newValue / 10; stats.last = newValue } }
  init() { child.onChange = { [weak self] v in self?.stats.last = v; self?.total += 10 } } }
let p = Parent(); p.child.value = 4; p.total = 50; p.child.value += 1; p.lines.forEach { print($0) }; print(p.total, p.stats)
