func read<T>(_ type: T.Type, from values: [Any]) -> T? {
  values.first { $0 is T } as? T
}
let values: [Any] = ["a", 2, 3.5]
print(
  read(Int.self, from: values) as Any, read(Double.self, from: values)!,
  read(Bool.self, from: values) as Any)
print(String(describing: Int.self), "\([String].self)")
