struct Evens: Sequence {
  let max: Int
  func makeIterator() -> AnyIterator<Int> {
    var n = 0
    return AnyIterator {
      n += 2
      return n <= max ? n : nil
    }
  }
}
print(Evens(max: 7).max()!, Evens(max: 7).max, Array(Evens(max: 4)))
