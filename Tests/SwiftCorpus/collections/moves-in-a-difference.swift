let changes = ["a", "b", "c"].difference(from: ["c", "a", "b"]).inferringMoves()
for change in changes {
  switch change {
  case .insert(let place, let item, let from): print("insert", item, place, from ?? -1)
  case .remove(let place, let item, let to): print("remove", item, place, to ?? -1)
  }
}
