// swift-format-ignore-file
final class Registry { static let shared = Registry(); private var makers: [ObjectIdentifier: () -> Any] = [:]
  func register<T>(_ t: T.Type, _ f: @escaping () -> T) { makers[ObjectIdentifier(t)] = f }
  func get<T>() -> T { makers[ObjectIdentifier(T.self)]!() as! T } }
@propertyWrapper struct Injected<T> { private(set) lazy var value: T = Registry.shared.get(); var wrappedValue: T { mutating get { value } set { value = newValue } } }
protocol Clock { func now() -> Int }; struct Fixed: Clock { var t = 5; func now() -> Int { t } }
final class VM { @Injected var clock: any Clock; @Injected var name: String; func text() -> String { "\(name)@\(clock.now())" } }
Registry.shared.register((any Clock).self) { print("make clock"); return Fixed() }; Registry.shared.register(String.self) { "vm" }
let vm = VM(); print(vm.text(), vm.text()); vm.clock = Fixed(t: 9); print(vm.text())
