// swift-format-ignore-file
class Handler { let name: String; required init(name: String) { self.name = name }; func run(_ s: String) -> String? { nil }; class var priority: Int { 0 }
  private static var registry: [Handler.Type] = []; static func register(_ t: Handler.Type...) { registry += t; registry.sort { $0.priority > $1.priority } }
  static func handle(_ s: String) -> String { for t in registry { if let r = t.init(name: "\(t)").run(s) { return r } }; return "none" } }
class Upper: Handler { override func run(_ s: String) -> String? { s.first == "!" ? name + ":" + s.uppercased() : super.run(s) }; override class var priority: Int { 5 } }
final class Loud: Upper { let extra: Int; required init(name: String) { extra = name.count; super.init(name: name + "#") }; override func run(_ s: String) -> String? { s.count > extra ? super.run(s).map { $0 + "\(extra)" } : nil }; override class var priority: Int { super.priority + 1 } }
final class Echo: Handler { override func run(_ s: String) -> String? { s.isEmpty ? nil : s } }
Handler.register(Echo.self, Upper.self); print(Handler.handle("hi"), Handler.handle("!a")); Handler.register(Loud.self); print(Handler.handle("!abcd"), Handler.handle("!a"), Handler.handle(""), Loud.priority)
