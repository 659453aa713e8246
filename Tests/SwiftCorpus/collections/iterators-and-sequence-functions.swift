var iterator = [1, 2, 3].makeIterator()
print(iterator.next()!, iterator.next()!, iterator.next()!, iterator.next() as Any)
print(
  sequence(first: 1) { $0 < 20 ? $0 * 3 : nil }.map { $0 },
  Array(
    sequence(state: 3) { state -> Int? in
      guard state > 0 else { return nil }
      defer { state -= 1 }
      return state
    }))
print(
  AnySequence([1, 2]).map { $0 }, Array(repeatElement("x", count: 2)),
  Array([3, 4].lazy.map { $0 + 1 }))
