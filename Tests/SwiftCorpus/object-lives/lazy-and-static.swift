class Cache {
  static var shared: Cache? = Cache("shared")
  let name: String
  lazy var child = Cache(name + ".child")
  init(_ name: String) { self.name = name }
  deinit { print("free", name) }
}
print(Cache.shared!.child.name)
Cache.shared = nil
print("end")
