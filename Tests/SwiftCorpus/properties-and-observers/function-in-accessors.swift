struct Probe {
  var value = 0 {
    willSet { print(#function) }
    didSet { print(#function) }
  }
  var twice: Int {
    get {
      print(#function)
      return value * 2
    }
    set { print(#function) }
  }
  subscript(index: Int, or other: Int) -> Int {
    print(#function)
    return other
  }
}
var probe = Probe()
probe.value = 1
probe.twice = probe.twice
print(probe[1, or: 2])
