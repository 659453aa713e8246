/// The result of the slice that the program keeps.
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

  /// Whether relevant code asks which notifications were delivered, other than for a variable that
  /// decides nothing.
  private var readsDelivered: Bool {
    effects.union(results).union(waits).contains { code in
      var asks = 0
      tree.codes[code].body.visitExpressions { if $0.listsDelivered { asks += 1 } }
      return asks > asksAside(in: tree.codes[code].body, code)
    }
  }

  /// The number of such calls whose result only irrelevant code reads.
  private func asksAside(in body: [Statement], _ code: Int) -> Int {
    body.reduce(0) { count, statement in
      var count = statement.blocks.reduce(count) { $0 + asksAside(in: $1, code) }
      guard case .declare(let slot, let value?) = statement.kind else { return count }
      let variable = variable(slot, code)
      guard !steering.contains(variable), !holders.contains(variable) else { return count }
      var (asks, isIrrelevant) = (0, true)
      value.visit { part in
        if part.listsDelivered { asks += 1 }
        if case .closure(let closure) = part, effects.contains(closure) { isIrrelevant = false }
      }
      if isIrrelevant { count += asks }
      return count
    }
  }
}

extension Expression {
  fileprivate var listsDelivered: Bool {
    switch self {
    case .callMember(_, _, let call), .callNamed(let call), .callImplicit(let call):
      return ["getDeliveredNotifications", "deliveredNotifications"].contains(call.name)
    default: return false
    }
  }
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
