// swift-format-ignore-file
final class Handle: Hashable { let id: Int; init(_ i: Int) { id = i }; deinit { print("free", id) }
  static func == (l: Handle, r: Handle) -> Bool { l === r }; func hash(into h: inout Hasher) { h.combine(ObjectIdentifier(self)) } }
struct Weak<T: AnyObject> { weak var value: T? }
var set: Set<Handle> = [Handle(1)]; var dict = ["a": Handle(2)]; var weak: [Weak<Handle>] = [Weak(value: dict["a"]), Weak(value: set.first)]
print(weak.compactMap { $0.value?.id }); dict["a"] = Handle(3); print(weak.map { $0.value?.id ?? 0 }); set.removeAll(); weak.removeAll { $0.value == nil }; print(weak.count)
func pass(_ h: Handle) -> Int { h.id }; print(pass(Handle(4))); var opt: Handle? = Handle(6); opt = nil; print("end", opt == nil); dict = [:]; print("last")
