// swift-format-ignore-file
final class Bus { private var table: [ObjectIdentifier: [Any]] = [:]
  func on<E>(_ type: E.Type = E.self, _ f: @escaping (E) -> Void) { table[ObjectIdentifier(type), default: []].append(f) }
  @discardableResult func emit<E>(_ e: E) -> Int { let fs = (table[ObjectIdentifier(E.self)] ?? []).compactMap { $0 as? (E) -> Void }; fs.forEach { $0(e) }; return fs.count } }
struct Login { let user: String }; enum Net { case up, down }
let bus = Bus(); bus.on(Login.self) { print("login", $0.user) }; bus.on { (n: Net) in print("net", n) }; bus.on(Int.self) { print("int", $0 + 1) }; bus.on { (s: Login) in print("again", s.user.count) }
print(bus.emit(Login(user: "ann")), bus.emit(Net.down), bus.emit(4), bus.emit("none"), bus.emit(4 as Int8))
