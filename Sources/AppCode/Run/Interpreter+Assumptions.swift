import LifecycleModel
import TextGrid

/// Values of unknown expressions. An expression keeps its value until a part of it is assigned to
/// or the process ends, because assumptions are in the app's memory.
extension Interpreter {
  /// The value of an unknown expression: what `assume` sets for the line, else an earlier
  /// assumption, else `fallback`.
  mutating func assume(
    _ what: String, _ fallback: AssumedValue, or others: [AssumedValue] = [],
    takesHandler: Bool = false, affectsHandler: Bool? = nil
  ) -> AssumedValue {
    let what = Opaque.short(what)
    let number = numberInLine(what)
    let said = statedAssumption(fallback.kind, number)
    let held = storedAssumption(what, fallback.kind)
    let value = said ?? held ?? fallback
    if value == .bool(false), what.hasSuffix(")") { withdrawHandler(givenTo: what) }
    if value != held {
      setAssumption(what, value)
      // Each lookup searches the earlier ones.
      reaction.effort.work += Interpreter.assumptionWeight * number
      let matters = !tree.idleConditions.contains(line)
      let alternatives = matters ? (others + [fallback]).filter { $0 != value } : []
      var assumed = Assumed(
        Value.shown(what), value, line: line, number: number, isStated: said != nil,
        alternatives: alternatives)
      assumed.takesHandler = takesHandler
      assumed.affectsHandler = affectsHandler ?? tree.aboutHandlers.lines.contains(line)
      if isGuarded, said == nil, !alternatives.isEmpty,
        let words = tree.aboutHandlers.alike[line],
        !words.isDisjoint(with: ReachableNames.identifiers(in: what))
      {
        assumed.failsLikeEarlier = mayFail
        mayFail = true
      }
      reaction.assume(assumed)
    }
    if said == nil {
      unknownsAsked += 1
      lastUnknown = value.clause(about: Value.shown(what))
      consulted = lastUnknown
    }
    return value
  }

  /// The assumed value of a Bool. A leading `!` and a trailing `== nil` belong to the condition,
  /// not to the unknown part.
  mutating func assumedTruth(_ spelling: String) -> Bool {
    if spelling.hasPrefix("!") {
      assumption.toggle()
      defer { assumption.toggle() }
      return !assumedTruth(String(spelling.dropFirst()))
    }
    if spelling.hasSuffix(Opaque.isNil) {
      let what = String(spelling.dropLast(Opaque.isNil.count))
      // `guard x == nil` passes with nil. In other conditions an unknown value is assumed to be
      // nil.
      return !isThere(what, orElse: isGuarded ? !assumption : false)
    }
    if let known = known(comparison: spelling) { return known }
    let claim = Interpreter.emptinessClaimed(by: spelling)
    if let claim, statedAssumption(.bool, numberInLine(spelling)) == nil,
      let isEmpty = knownEmptiness(of: claim.list)
    {
      return isEmpty == claim.isEmpty
    }
    // The result that unknown code is assumed to produce.
    let isSuccess =
      !isGuarded && [" == .success", ".isSuccess"].contains(where: spelling.hasSuffix)
      || isGivenAsSuccess(spelling)
      || Opaque.asksForMethodOfSystem(spelling)
    let value = assume(
      spelling, .bool(isSuccess || isGuarded && assumption), or: [.bool(true), .bool(false)])
    if value == .bool(true) { noteCase(ofComparison: spelling) }
    if let claim { noteEmptiness((value == .bool(true)) == claim.isEmpty, of: claim.list) }
    return value == .bool(true)
  }

  /// Whether an unknown Optional has a value. A constructed object, whose initialiser can fail, and
  /// a resource of the app are assumed to exist.
  mutating func isThere(_ what: String, orElse fallback: Bool) -> Bool {
    if Opaque.isResource(what) { return assume(what, .some, or: [.none]) == .some }
    if hasNonOptionalType(what) { return true }
    if Opaque.isMade(what) {
      let isNear = tree.aboutHandlers.lines.contains(line)
      return assume(what, .some, or: isNear ? [.none] : []) == .some
    }
    let isThere = fallback || !isGuarded && reads(asThere: what)
    return assume(what, isThere ? .some : .none, or: [.none, .some]) == .some
  }

  /// Whether `x` in `x ?? y` has a value: yes, unless it is assumed to be nil. A search tries nil only near completion
  /// handlers.
  mutating func leftHasValue(_ what: String) -> Bool {
    // Lines of the library's own source code are negative.
    if line <= 0 || hasNonOptionalType(what) { return linkHasValue(what) }
    if Opaque.isMade(what), !Opaque.isFailable(what) { return linkHasValue(what) }
    let isNear = tree.aboutHandlers.lines.contains(line)
    return assume(what, .some, or: isNear ? [.none] : []) == .some
  }

  /// Whether `x` in `x?` has a value: yes, unless it is assumed to be nil.
  mutating func linkHasValue(_ what: String) -> Bool {
    let number = numberInLine(what)
    let said = statedAssumption(.optional, number)
    let known = said ?? storedAssumption(what, .optional)
    if known == nil { noteStored(.opaque(what)) }
    return known != AssumedValue.none
  }

  /// The case that a switch over an unknown value takes, with its index; nil if none fits.
  mutating func assumedCase(
    of what: String, _ cases: [SwitchCase]
  ) throws(Unwinding) -> Int? {
    let names = cases.map { $0.patterns.map { $0.pattern.caseName } }
    let all = names.flatMap { $0 }
    // Success, if there is a choice.
    let isResult = all.contains("success") && all.contains("failure")
    let wanted = isResult ? ["success", "failure"] : all
    // No case that an earlier comparison excludes.
    let isHeld = storedAssumption(what, .choice) != nil
    let possible =
      isHeld
      ? wanted
      : optionalCases(wanted, of: what).filter {
        storedComparison(what, $0) != false
          && (["default", "nil"].contains($0) || mayBe(what, equalTo: $0))
      }
    guard let first = possible.first ?? wanted.first else { return nil }
    let others = (isHeld ? all : all.filter(possible.contains)).prefix(4).map {
      AssumedValue.enumCase($0)
    }
    guard case .enumCase(let taken) = assume(what, .enumCase(first), or: Array(others)) else {
      return nil
    }
    if taken == "default", !isHeld { noteDefault(of: what, besides: all) }
    if !isHeld, all.contains("nil") { setAssumption(what, taken == "nil" ? .none : .some) }
    // A switch without a default takes a case that the default of an earlier one left open.
    let isOpen = taken == "default" && !all.contains("default")
    let name = isOpen ? all.first { storedComparison(what, $0) != false } ?? taken : taken
    takesUnknown = true
    defer { takesUnknown = false }
    let start =
      names.firstIndex { $0.contains(name) } ?? names.firstIndex { $0.contains("default") }
    guard let start else { return nil }
    for index in start..<cases.count where index == start || !isResult {
      for (pattern, filter) in cases[index].patterns
      where index != start || pattern.caseName == name || pattern.caseName == "default" {
        guard try matches(pattern, .opaque(what)) else { continue }
        guard let filter else { return index }
        takesUnknown = false
        let holds = try truth(filter)
        takesUnknown = true
        if holds { return index }
      }
    }
    return nil
  }

  /// Evaluates `x!` of an unknown Optional, which has a value unless it is assumed to be nil.
  mutating func forced(_ what: String) throws(Unwinding) -> Value {
    let number = numberInLine(what)
    if statedAssumption(.optional, number) == AssumedValue.none { throw trap(Trap.foundNil) }
    if storedAssumption(what, .optional) == AssumedValue.none {
      reaction.skipAssumedTrap(Trap.foundNil, line: line, because: "\(Value.shown(what)) is nil")
      throw .spared
    }
    noteStored(.opaque(what))
    return .opaque(what)
  }

  // MARK: What was assumed

  func statedAssumption(_ kind: AssumedValue.Kind, _ number: Int) -> AssumedValue? {
    let question = Reaction.AssumptionQuestion(line: line, kind: kind, number: number)
    let answer = reaction.world.said(to: question, tree)
    reaction.note(question, answer)
    return answer
  }

  /// N in `assume LINE.N`: the position among the line's unknown expressions, in the order of their
  /// first evaluation.
  mutating func numberInLine(_ what: String) -> Int {
    let key = "unknown.\(line)"
    var met: [Value] = []
    if case .array(let list) = root(key) { met = list }
    reaction.effort.work += 4 * met.count
    if let index = met.firstIndex(where: { $0.isString(what) }) { return index + 1 }
    setRoot(key, .array(met + [.string(what)]))
    return met.count + 1
  }

  /// The stored assumption or fact of this kind about an unknown expression.
  func held(_ kind: String, _ what: String) -> Value? {
    guard heap.rootCell != nil else { return nil }
    let key = "\(kind) \(what)"
    if let inputs = heap.inputs { inputs.note(assumption: key) }
    for table in [Interpreter.assumedRoot, Interpreter.assumedAsideRoot] {
      guard case .dictionary(let entries) = root(table) else { continue }
      if let value = entries.value(named: key) { return value }
    }
    return nil
  }

  func storedAssumption(_ what: String, _ kind: AssumedValue.Kind) -> AssumedValue? {
    guard case .string(let word)? = held(kind.rawValue, what) else { return nil }
    switch word {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "nil": return AssumedValue.none
    case "some": return .some
    case "calls": return .calls
    case "never": return .never
    case "one element": return .once
    case "no element": return .empty
    case "ends": return .ends
    default:
      return word.hasPrefix("\"")
        ? .text(String(word.dropFirst().dropLast()))
        : .enumCase(String(word.dropFirst("case ".count)))
    }
  }

  /// Notes that the result of `try?` on unknown code is not nil, after a condition has bound it.
  mutating func noteNotNil(_ value: Value) {
    guard case .some(let held) = value, case .opaque(let what) = held.unwrapped,
      storedAssumption(what, .optional) != .some
    else { return }
    setAssumption(what, .some)
  }

  mutating func setAssumption(_ what: String, _ value: AssumedValue) {
    setFact(value.kind.rawValue, what, value.word)
  }

  /// `word`: nil removes the entry.
  mutating func setFact(_ kind: String, _ what: String, _ word: String?) {
    if word == nil, held(kind, what) == nil { return }
    let isIrrelevant = !tree.aboutHandlers.lines.contains(line)
    let name = isIrrelevant ? Interpreter.assumedAsideRoot : Interpreter.assumedRoot
    let names = word == nil ? [Interpreter.assumedRoot, Interpreter.assumedAsideRoot] : [name]
    for name in names {
      changeRoot(name) { table in
        var entries: [Value.Entry] = []
        if case .dictionary(let held) = table { entries = held }
        table = .none
        entries.change(named: "\(kind) \(what)") { $0 = word.map { .string($0) } ?? .none }
        if !entries.isEmpty { table = .dictionary(entries) }
      }
    }
  }

  private static let assumptionWeight = 100

  static let assumedRoot = "assumed"
  /// The root of assumptions that cannot affect a completion handler.
  static let assumedAsideRoot = "assumed aside"
  static let givenRoot = "given"
  /// The root of the number of UUIDs made so far.
  static let identifiersRoot = "uuids"

  /// The roots without entries that cannot affect a completion handler.
  static func aboutHandlers(_ entries: [Value.Entry], _ names: Set<String>) -> [Value.Entry] {
    entries.compactMap { entry in
      // A new identifier equals no earlier one, whatever its number.
      let aside = [assumedAsideRoot, identifiersRoot, passedOverRoot].map(Value.string)
      if aside.contains(entry.key) { return nil }
      guard entry.key == .string(givenRoot), case .dictionary(let given) = entry.value else {
        return entry
      }
      let kept = given.filter { given in
        let name = given.key.description.split(separator: ".").last.map(String.init) ?? ""
        return names.contains(name) || given.value.hasReference
      }
      return kept.isEmpty ? nil : Value.Entry(entry.key, .dictionary(kept))
    }
  }

  /// Whether the root is a table of assumptions, and not something that the app holds.
  static func isAssumed(_ key: Value) -> Bool {
    guard case .string(let key) = key else { return false }
    return [assumedRoot, assumedAsideRoot].contains(key) || key.hasPrefix("unknown.")
  }

  /// Whether the root names what views have read.
  private static func isInputs(_ key: Value) -> Bool {
    key.isString(InputsOfViews.root) || key.isString(InputsOfViews.scenesRoot)
  }

  static func hasAssumed(_ heap: [Value?]) -> Bool {
    guard let cell = AppMemory.systemCell(in: heap), case .object(_, let parts)? = heap[cell],
      case .dictionary(let entries)? = parts.first
    else { return false }
    return entries.contains { $0.key.isString(assumedRoot) }
  }

  /// The heap with only those assumptions for which `keeps` returns true.
  static func keepingAssumed(_ heap: [Value?], _ keeps: (String) -> Bool) -> [Value?] {
    guard let cell = AppMemory.systemCell(in: heap), case .object(_, let parts)? = heap[cell],
      case .dictionary(var entries)? = parts.first,
      let index = entries.firstIndex(where: { $0.key.isString(assumedRoot) }),
      case .dictionary(let assumed) = entries[index].value
    else { return heap }
    // The key begins with the kind.
    let kept = assumed.filter { entry in
      guard case .string(let key) = entry.key else { return true }
      return keeps(String(Substring(key.utf8.drop { $0 != UInt8(ascii: " ") }.dropFirst())))
    }
    guard kept.count < assumed.count else { return heap }
    if kept.isEmpty {
      entries.remove(at: index)
    } else {
      entries[index] = Value.Entry(entries[index].key, .dictionary(kept))
    }
    var heap = heap
    heap[cell] = .some(.object(AppMemory.systemObjects, [.dictionary(entries)]))
    return heap
  }

  /// `keepsNumbers`: keeps the order in which each line first read its unknown expressions.
  static func withoutBookkeeping(_ heap: [Value?], keepsNumbers: Bool) -> [Value?] {
    guard let cell = AppMemory.systemCell(in: heap), case .object(_, let parts)? = heap[cell],
      case .dictionary(let entries)? = parts.first
    else { return heap }
    guard entries.contains(where: { isAssumed($0.key) || isInputs($0.key) }) else { return heap }
    let kept = entries.compactMap { entry -> Value.Entry? in
      guard case .string(let key) = entry.key else { return entry }
      if isInputs(entry.key) { return nil }
      if key.hasPrefix("unknown.") { return keepsNumbers ? entry : nil }
      guard key == assumedRoot || key == assumedAsideRoot,
        case .dictionary(let all) = entry.value
      else { return entry }
      let steering = all.filter { assumed in
        guard case .string(let key) = assumed.key else { return true }
        return !["call ", "sequence ", "text ", "pieces "].contains(where: key.hasPrefix)
      }
      return steering.isEmpty ? nil : Value.Entry(entry.key, .dictionary(steering))
    }
    var heap = heap
    heap[cell] = .some(.object(AppMemory.systemObjects, [.dictionary(kept)]))
    return heap
  }
}

extension World {
  /// The stated assumption about an unknown thing.
  func said(to question: Reaction.AssumptionQuestion, _ tree: SharedTree) -> AssumedValue? {
    let all = stage.assumptions
    guard !all.isEmpty else { return nil }
    let here = all.filter {
      $0.value.kind == question.kind && tree.line(of: $0) == question.line
    }
    return (here.first { $0.number == question.number } ?? here.first { $0.number == nil })?.value
  }
}
