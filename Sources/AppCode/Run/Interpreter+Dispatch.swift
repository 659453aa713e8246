import LifecycleModel

/// Resolves calls: first declarations of the files, then what the simulator plays. Anything else is
/// opaque.
extension Interpreter {
  mutating func callNamed(_ call: Call) throws(Unwinding) -> Value {
    try callNamed(call, try evaluate(call.values))
  }

  private mutating func callNamed(
    _ call: Call, _ values: [Value]
  ) throws(Unwinding) -> Value {
    try spend(tree.functions.count)
    let own = call.isOfLibrary ? [] : tree.functions.filter { $0.baseName == call.name }
    if !own.isEmpty, KnownNames.functions.contains(call.name),
      !own.contains(where: { method in
        suits(method, call, values)
      }), let known = try library(call, values)
    {
      return known
    }
    if tree.types[call.name] == nil, let (method, places) = try choose(own, call, values) {
      return try invoke(method, places, call, values, on: nil, place: nil)
    }
    if tree.types[call.name] == nil, let view = makeView(call, values) { return view }
    if tree.types[call.name] != nil || KnownType.isKnown(call.name) {
      return try make(call.name, call, values)
    }
    try spendCall(reading: values)
    if !isOfOtherFile(call, LibraryLabels.functions) {
      if let known = try callConcurrency(call, values) { return known }
      if let known = try library(call, values) {
        noteUnplayed(known, of: nil, values)
        return known
      }
    }
    if let lent = try lendPointer(of: nil, in: nil, call, values) { return lent }
    if let owner = tree.codes[codeNow].owner, isCodingStrategy(owner) {
      return .object("", [.member(call.name)] + values)
    }
    if call.isOfLibrary {
      var own = call
      own.isOfLibrary = false
      return try callNamed(own, values)
    }
    noteOpaque(call.name + call.spelling, values, call)
    try makeInoutArgumentsUnknown(call)
    let made = Opaque.made(call.name, call.spelling)
    return Opaque.isMade(made) ? newUnknownObject(made) : .opaque(made)
  }

  /// Whether a function of the files takes the values without wrapping them in Optionals. If not,
  /// the library's function of the same name has priority.
  private func suits(_ method: Method, _ call: Call, _ values: [Value]) -> Bool {
    guard let places = method.fitted(to: call) else { return false }
    for (place, type) in zip(places, method.types) {
      guard case .argument(let index) = place, values.indices.contains(index) else { continue }
      if type.isOptional, !values[index].isOptionalValue { continue }
      return fit(values[index], type) > 0
    }
    return places.isEmpty
  }

  /// Whether a method that the files add to a library type can take the values. If not, the call
  /// means the library's method of that name, such as `sorted(by:)` with a closure.
  private func takes(
    _ method: Method, _ places: [Method.Fitting], _ values: [Value], of receiver: Value
  ) -> Bool {
    for (place, type) in zip(places, method.types) {
      guard case .argument(let index) = place, values.indices.contains(index) else { continue }
      let value = values[index]
      switch (type, value) {
      case (.named(let name), _) where name.contains("KeyPath"):
        if case .object("KeyPath", _) = value { continue }
        return false
      case (.function(let parameters, _), .closure(let code, _)):
        let own = tree.codes[code]
        let isPair = parameters.count == 1 && mayBePair(parameters[0], of: receiver)
        if !own.parameters.isEmpty, own.parameters.count != parameters.count, !isPair {
          return false
        }
      default:
        if !value.isUnknown, fit(value.unwrapped, type.wrapped) == 0 { return false }
      }
    }
    return true
  }

  /// Whether a closure with several parameters can destructure the value.
  private func mayBePair(_ type: TypeReference, of receiver: Value) -> Bool {
    switch type {
    case .tuple: return true
    case .any, .named, .parameter: return elements(of: receiver).first?.tupleParts != nil
    default: return false
    }
  }

  /// `Type(...)`.
  mutating func make(
    _ name: String, _ call: Call, _ values: [Value]
  ) throws(Unwinding) -> Value {
    if let decoded = try made(name, from: values, call) { return decoded }
    let base = String(name.prefix { $0 != "<" })
    if base != name, tree.types[base] != nil {
      var call = call
      call.typeArguments = writtenArguments(in: name)
      return try make(base, call, values)
    }
    if base != name, KnownType.isKnown(base) {
      return try coerce(try make(base, call, values), to: type(named: name))
    }
    if let own = try makeOwn(tree.types[name] == nil ? Lowering.lastName(name) : name, call, values)
    {
      return own
    }
    try spendCall(reading: values)
    if isOfOtherFile(call, name) {
      noteOpaque(name + call.spelling, values, call)
      return .opaque(Opaque.made(name, call.spelling))
    }
    if let known = try makeLibrary(name, call, values) {
      if KnownType.isOfLibrary(name) { noteUnplayed(known, of: nil, values) }
      try checkNestedSize(known)
      try spendCall(reading: [known])
      return OptionalResults.isFailable(name, call, values) ? known.optional : known
    }
    let spelling = Opaque.made(name, call.spelling)
    if Opaque.isResource(spelling) { return .opaque(spelling) }
    if let known = try makeSystem(name, call, values) { return known }
    give(values, labels: call.labels, to: Opaque.short(name + call.spelling), method: name)
    return newUnknownObject(spelling)
  }

  mutating func callMember(
    _ receiver: Value, _ place: Place?, _ call: Call
  ) throws(Unwinding) -> Value {
    let values = try evaluate(call.values)
    if let known = try interval(receiver, call, values) { return known }
    var receiver = receiver
    // `list.insert(list.removeLast(), at: 0)`: the arguments are evaluated first.
    if let place, receiver.isPlainCollection, isPlain(place), call.mayChangeReceiver {
      receiver = try load(place)
    }
    if case .type(let name) = receiver {
      // `C.Element(count)` where `C` stands for an array.
      if call.name == "Element", case .array(let element) = type(named: name) {
        return try make(element.pathName, call.renamed(element.pathName), values)
      }
      return try callStatic(name, call, values)
    }
    // `list.insert(list.removeLast(), at: 0)`: an argument may change the receiver.
    if let place, place.isPlain, receiver.isOfValueType, call.mayChangeReceiver {
      return try callMember(try load(place), place, call, given: values)
    }
    return try callMember(receiver, place, call, given: values)
  }

  private mutating func callMember(
    _ receiver: Value, _ place: Place?, _ call: Call, given values: [Value]
  ) throws(Unwinding) -> Value {
    // `self.init(...)` of an enumeration or a library type, which has no value yet.
    if call.name == "init", receiver == .none, let name = tree.codes[codeNow].owner,
      let table = tree.tables[name]
    {
      return try initialise(receiver, name, table, call, values, place)
    }
    if case .some(let held) = receiver, table(of: receiver)?.table.methods[call.name] == nil {
      if let mapped = try mapOptional(receiver, call, values) { return mapped }
      return try callMember(held, place, call, values)
    }
    return try callMember(receiver, place, call, values)
  }

  /// Whether reading the place runs no code of the app.
  private func isPlain(_ place: Place) -> Bool {
    switch place {
    case .slot, .global: return true
    case .member(.slot(let slot), let name):
      guard frame.indices.contains(slot), let (_, table) = table(of: frame[slot]) else {
        return false
      }
      return table.fields[name] != nil && !table.computedOverStored.contains(name)
    default: return false
    }
  }

  mutating func callMember(
    _ receiver: Value, _ place: Place?, _ call: Call, _ values: [Value]
  ) throws(Unwinding) -> Value {
    if let unknown = receiver.ofUnknownType {
      return try callMember(unknown, place, call, values)
    }
    if call.isOptional, case .labelled(let labels, let parts) = receiver,
      let place = labels.firstIndex(of: call.name), parts[place] == .none
    {
      throw .chainBroke
    }
    if call.name == Lowering.sequenceFilter {
      let items = Value.array(try allElements(of: receiver))
      return try callElements(items, call.renamed("filter"), values) ?? items
    }
    if case .string = receiver, let code = call.chosen, let owner = tree.codes[code].owner,
      owner.hasSuffix("Name"), let type = tree.types[owner], type.kind == .extended
    {
      let method = type.methods(call.name).first { $0.code == code }
      guard let method, let places = method.fitted(to: call) else {
        return try self.call(code: code, on: receiver, [])
      }
      return try invoke(method, places, call, values, on: receiver, place: place)
    }
    if let (name, table) = visibleTable(of: receiver, for: call.name, asking: call.asking) {
      if call.name == "init" { return try initialise(receiver, name, table, call, values, place) }
      if let (method, places) = try choose(
        table.methods[call.name] ?? [], call, values, on: receiver),
        table.kind != .extended || takes(method, places, values, of: receiver)
      {
        return try invoke(method, places, call, values, on: receiver, place: place)
      }
      if let getter = call.chosen, table.methods[call.name] == nil {
        return try self.call(code: getter, on: receiver, [])
      }
      if table.fields[call.name].map({ table.layout[$0].type?.isPlainData != true })
        ?? (table.computed[call.name] != nil)
      {
        let closure = try member(call.name, of: receiver)
        if call.isOptional, closure == .none { throw .chainBroke }
        return try self.call(closure, values, from: call.values)
      }
      if let known = try callDynamicMember(receiver, call, values) { return known }
      if call.isOptional { throw .chainBroke }
    }
    if let known = try propertyOfErrors(receiver, call) { return known }
    if call.name == "encode", call.labels == ["to"],
      case .object("Encoder", let parts)? = values.first
    {
      try encode(receiver, to: parts)
      return .void
    }
    if let known = try optionSetCall(receiver, place, call, values) { return known }
    if let known = try randomCall(receiver, place, call, values) { return known }
    if buildsViews, let view = try modify(receiver, call, values) { return view }
    if let known = try callAsyncSequence(receiver, place, call, values) { return known }
    if let mapped = try mapOptional(receiver, call, values) { return mapped }
    if let lent = try lendPointer(of: receiver, in: place, call, values) { return lent }
    switch receiver {
    case .none: throw trapOnNil(Trap.foundNilImplicitly)
    case .opaque(let base) where isCodingStrategy(base):
      return .object("", [.member(call.name)] + values)
    case .opaque(let base):
      try spendCall(reading: values)
      if let own = assumedCase(ofOwn: base, reading: call.name) {
        return try callMember(own, nil, call, values)
      }
      if let known = decided(call.name, call.labels, values, of: base) { return known }
      try requireNotNil(base, for: call.name)
      let spelling = Opaque.short("\(base).\(call.name)\(call.spelling)")
      if let element = try callOnElement(base, call, values) { return element }
      noteOpaque(spelling, values, call, isOwn: isCastToOwnClass(base, with: call.name))
      try makeInoutArgumentsUnknown(call, of: place)
      return .opaque(spelling)
    case .tuple, .labelled:
      return try self.call(try member(call.name, of: receiver), values, from: call.values)
    default: break
    }
    if isOfOtherFile(call, on: receiver) {
      return try unknownCall(values, call, receiver)
    }
    if receiver.isRange, Interpreter.readsElements(call, values), let items = try stepped(receiver)
    {
      return try callMember(.array(items), nil, call, values)
    }
    if tree.traits.hasOperations, operation(receiver) != nil,
      let known = try callOperation(
        receiver, call.name, LabelledArguments(call.labels, values))
    {
      return known
    }
    if let unknown = unknownResult(receiver, call, values) {
      try spendSpelling(of: [receiver] + values)
      return unknown
    }
    if let changed = try changeUnknown(receiver, place, call, values) { return changed }
    if let place, isOwnCollection(receiver), Lowering.mutatingMethods.contains(call.name) {
      if let result = try rearrange(receiver, in: place, call, values) { return result }
      let written = Opaque.short(
        "\(receiverName ?? spelling(of: receiver)).\(call.name)\(call.spelling)")
      noteOpaque(written, values, call)
      return .opaque(written)
    }
    var known = try mutate(receiver, place, call, values)
    if known == nil {
      // A text spends what its methods read.
      if !receiver.isText { try spendCall(reading: [receiver]) }
      try spendCall(reading: values)
      known = try callLibrary(receiver, call, values)
    }
    if let known {
      noteUnplayed(known, of: receiver, values)
      if case .string = known { try spendCall(reading: [known]) }
      return OptionalResults.isOptional(call, on: receiver)
        ? known.optional(heldBy: receiver, call.name) : known
    }
    if let known = try callSystem(receiver, call, values) { return known }
    if call.name == "prefix", let count = values.first?.asInt,
      let items = try prefix(count, of: receiver)
    {
      return .array(items)
    }
    if let test = values.first, let known = try searched(receiver, call.name, test) { return known }
    if let rest = try rest(of: receiver, call, values) { return rest }
    if let items = try collected(receiver),
      let known = try callLibrary(.array(items), call, values)
    {
      return OptionalResults.isOptional(call, on: .array(items)) ? known.optional : known
    }
    let result = try unknownCall(values, call, receiver)
    if let place, Interpreter.mayChange(receiver, call.name) { try lose(place) }
    return result
  }

  /// `self.init(...)`: delegates to another initialiser of the instance.
  private mutating func initialise(
    _ receiver: Value, _ name: String, _ table: MemberTable, _ call: Call, _ values: [Value],
    _ place: Place?
  ) throws(Unwinding) -> Value {
    switch receiver {
    case .reference, .delegate:
      let made = try initialise(receiver, name, table, call, values)
      if made == .none { throw .failedInitialiser }
      try makeFirstValues(of: receiver)
      return .void
    default: break
    }
    // The implicit initializer of a user-defined type: for all its properties, or for a raw value.
    let made =
      try table.kind == .extended
      ? make(name, call, values) : makeOwn(name, call, values) ?? receiver
    if made == .none { throw .failedInitialiser }
    if let place { try store(made.unwrapped, in: place) }
    return .void
  }

  private mutating func callStatic(
    _ name: String, _ call: Call, _ values: [Value]
  ) throws(Unwinding) -> Value {
    let last = ownName(name)
    if call.name == "init" { return try make(name, call, values) }
    if name == "Optional", call.name == "some" { return .some(values.first ?? .none) }
    if name == "Result", call.name == "success" || call.name == "failure" {
      return .object("Result", [.member(call.name)] + values)
    }
    if let table = tree.tables[last] {
      if let (method, places) = try choose(table.staticMethods[call.name] ?? [], call, values) {
        let own = Value.type(table.parameters.isEmpty ? last : name)
        return try invoke(method, places, call, values, on: own, place: nil)
      }
      if let choice = table.cases.first(where: { $0.name == call.name }) {
        return try checkingSize(
          .object(last, [.member(call.name)] + (try carried(choice, values, call.labels))))
      }
      // `Type.method(instance)`
      if call.labels == ["_"], table.methods[call.name] != nil {
        return try member(call.name, of: values[0])
      }
      if table.globals[call.name] != nil {
        let closure = try member(call.name, of: .type(last))
        if call.isOptional, closure == .none { throw .chainBroke }
        return try self.call(closure, values)
      }
    }
    if tree.types[last + "." + call.name] != nil {
      return try make(last + "." + call.name, call, values)
    }
    if let alias = nestedAlias(call.name, of: last) {
      return try make(alias.pathName, call, values)
    }
    if KnownType.isKnown("\(name).\(call.name)") {
      return try make("\(name).\(call.name)", call, values)
    }
    try spendCall(reading: values)
    if !isOfOtherFile(call, name) {
      if let known = try callStaticFoundation(name, call, values) {
        noteUnplayed(known, of: nil, values)
        return known
      }
      if let known = try callStaticSystem(name, call, values) { return known }
    }
    if isCodingStrategy(name) { return .object("", [.member(call.name)] + values) }
    let spelling = Opaque.short("\(name).\(call.name)\(call.spelling)")
    noteOpaque(spelling, values, call)
    try makeInoutArgumentsUnknown(call)
    return .opaque(spelling)
  }
}
