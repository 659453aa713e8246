class Resource {
  let name: String
  init(_ name: String) { self.name = name }
  deinit { print("free", name) }
}
func use() {
  let first = Resource("a")
  print("using", first.name)
}
use()
var kept: Resource? = Resource("b")
kept = Resource("c")
print("replaced")
kept = nil
print("end")
