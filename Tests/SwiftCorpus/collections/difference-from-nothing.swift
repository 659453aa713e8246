func show(_ difference: CollectionDifference<Int>) {
  for change in difference {
    switch change {
    case .insert(let offset, let element, _): print("insert", offset, element)
    case .remove(let offset, let element, _): print("remove", offset, element)
    }
  }
}
let list = [3, 1, 2]
show(list.difference(from: []))
show([Int]().difference(from: list))
print([Int]().difference(from: []).isEmpty, list.difference(from: list).count)
