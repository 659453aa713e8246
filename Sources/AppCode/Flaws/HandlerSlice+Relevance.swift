/// What is kept of the slice.
extension HandlerSlice {
  var relevance: HandlerRelevance {
    var names = kept
    var readNames: Set<String> = []
    for case .named(let name) in steering { readNames.insert(name) }
    for case .named(let name) in holders { names.insert(name) }
    names.formUnion(readNames)
    for part in tree.codes.flatMap({ $0.body.flatMap(\.parts) }) {
      part.visit { inner in
        switch inner {
        case .forced(let value): names.formUnion(value.memberNames(of: tree))
        case .index: names.formUnion(inner.memberNames(of: tree))
        default: break
        }
      }
    }
    let awaitsTasks = effects.union(waits).contains { code in
      tree.codes[code].body.flatMap(\.parts).contains(where: \.readsResultOfTask)
    }
    return HandlerRelevance(
      lines: lines, names: names, codes: effects, awaitsTasks: awaitsTasks,
      observersMatter: index.observersMatter(effects), alike: guardsThatFailAlike,
      readNames: readNames,
      defaults: storedKeys, readsDelivered: readsDelivered, untaken: untaken.sorted())
  }

  private var storedKeys: StoredKeys {
    if steering.contains(.defaults) { return .all }
    var keys: Set<String> = []
    for case .stored(let key) in steering { keys.insert(key) }
    return .some(keys)
  }

  /// Whether relevant code asks which notifications were delivered.
  private var readsDelivered: Bool {
    effects.union(results).union(waits).contains { code in
      var asks = false
      tree.codes[code].body.visitExpressions { part in
        switch part {
        case .callMember(_, _, let call), .callNamed(let call), .callImplicit(let call):
          if HandlerSlice.listsDelivered.contains(call.name) { asks = true }
        default: break
        }
      }
      return asks
    }
  }

  private static let listsDelivered: Set = ["getDeliveredNotifications", "deliveredNotifications"]
}

extension Expression {
  /// `await task.value`.
  fileprivate var readsResultOfTask: Bool {
    var isFound = false
    visit { part in
      guard case .wait(let inner) = part else { return }
      inner.visit { part in
        if case .member(_, let name) = part, ["value", "result"].contains(name) { isFound = true }
      }
    }
    return isFound
  }
}
