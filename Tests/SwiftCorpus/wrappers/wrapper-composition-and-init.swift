// swift-format-ignore-file
@propertyWrapper struct Upper { var wrappedValue: String { didSet { wrappedValue = wrappedValue.uppercased() } }; init(wrappedValue: String) { self.wrappedValue = wrappedValue.uppercased() } }
@propertyWrapper struct Logged<T> { var wrappedValue: T { didSet { history.append(oldValue) } }; private(set) var history: [T] = []; init(wrappedValue: T) { self.wrappedValue = wrappedValue }; var projectedValue: [T] { history } }
struct Form { @Upper var code: String; @Logged var count = 0; @Logged var list: [Int] = []
  init(code: String) { self.code = code + "!" ; count = 5 }
  mutating func bump() { count += 1; _code = Upper(wrappedValue: "reset") } }
var f = Form(code: "ab")
print(f.code, f.count, f.$count)
f.code = "x"; f.count = 7; f.list.append(1); f.bump()
print(f.code, f.count, f.$count, f.$list)
