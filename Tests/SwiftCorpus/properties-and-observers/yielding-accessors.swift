// swift-format-ignore-file
struct Bag { private var storage = [1, 2, 3]
  subscript(i: Int) -> Int { _read { yield storage[i] } _modify { yield &storage[i] } }
  var first: Int { _read { yield storage[0] } _modify { yield &storage[0]; print("changed") } } }
func run() { var b = Bag(); b[1] += 5; print(b[1], b.first); b.first = 9; print(b.first, b[0]) }
run()
