// swift-format-ignore-file
@propertyWrapper struct Pub<V> { private var value: V; init(wrappedValue: V) { value = wrappedValue }
  static subscript<O: AnyObject>(_enclosingInstance o: O, wrapped w: ReferenceWritableKeyPath<O, V>, storage s: ReferenceWritableKeyPath<O, Pub>) -> V { get { o[keyPath: s].value } set { print("set", newValue); o[keyPath: s].value = newValue } }
  @available(*, unavailable) var wrappedValue: V { get { fatalError() } set { fatalError() } } }
final class VM { @Pub var count = 0 }
func run() { let vm = VM(); vm.count += 1; print(vm.count) }
run()
