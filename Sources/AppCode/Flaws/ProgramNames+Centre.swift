/// Initial values that make their object the delegate of UNUserNotificationCenter.
extension ProgramNames {
  /// Indices in `ProgramTree.globals`. `initialisers`: bodies by type.
  static func globalsThatTakeCentre(
    in tree: ProgramTree, _ initialisers: [String: [Int]]
  ) -> Set<Int> {
    let taking = Set(tree.codes.indices.filter { takesCentre(tree.codes[$0]) })
    guard !taking.isEmpty else { return [] }
    func takes(_ code: Int, within levels: Int) -> Bool {
      if taking.contains(code) { return true }
      guard levels > 0 else { return false }
      var isFound = false
      for part in tree.codes[code].body.flatMap(\.parts) {
        part.visit { inner in
          switch inner {
          case .closure(let closure): if takes(closure, within: levels - 1) { isFound = true }
          case .callNamed(let call):
            let made = initialisers[call.name] ?? []
            if made.contains(where: { takes($0, within: levels - 1) }) { isFound = true }
          default: break
          }
        }
      }
      return isFound
    }
    return Set(
      tree.globals.indices.filter { index in
        tree.globals[index].initial.map { takes($0, within: 3) } == true
      })
  }

  private static func takesCentre(_ code: Code) -> Bool {
    var assigns = false
    var names = false
    for part in code.body.flatMap(\.parts) {
      part.visit { inner in
        switch inner {
        case .assign(.member(_, "delegate"), _): assigns = true
        case .literal(.type("UNUserNotificationCenter")),
          .literal(.system("UNUserNotificationCenter")):
          names = true
        default: break
        }
      }
    }
    return assigns && names
  }
}
