extension Int {
  var isEven: Bool { self % 2 == 0 }
  var minutes: Int { self * 60 }
  func times(_ body: (Int) -> Void) { for i in 0..<self { body(i) } }
}
print(4.isEven, 3.isEven, 5.minutes)
3.times { print($0, terminator: " ") }
print()
