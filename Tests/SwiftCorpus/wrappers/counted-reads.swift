// swift-format-ignore-file
@propertyWrapper struct Counted<T> { private var value: T; private(set) var reads = 0, writes = 0
  init(wrappedValue: T) { value = wrappedValue }
  var wrappedValue: T { mutating get { reads += 1; return value } set { writes += 1; value = newValue } }
  var projectedValue: (reads: Int, writes: Int) { (reads, writes) } }
struct Holder { @Counted var m = 0; @Counted var list: [Int] = [] }
var h = Holder()
h.m += 1; h.m += 1; print(h.m, h.$m)
h.list.append(3); h.list[0] = 4
print(h.list, h.$list)
func f() { @Counted var local = 5; local *= 2; print(local, $local.writes) }
f()
