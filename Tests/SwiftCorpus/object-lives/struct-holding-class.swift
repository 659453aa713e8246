class Buffer {
  let name: String
  init(_ name: String) { self.name = name }
  deinit { print("free", name) }
}
struct Image { var buffer: Buffer? }
var one = Image(buffer: Buffer("a"))
var two = one
one.buffer = nil
print("one is empty")
two.buffer = Buffer("b")
print("two has", two.buffer!.name)
two = Image(buffer: nil)
print("end")
