/// All members of a type: its own, inherited ones, and those of its protocols' extensions in the
/// files.
struct MemberTable: Sendable {
  var kind = OwnType.Kind.extended
  /// Stored properties, the superclass's first.
  var layout: [OwnType.Field] = []
  var fields: [String: Int] = [:]
  var stored: Set<String> = []
  /// Computed properties that take precedence over a stored one of the same name.
  var computedOverStored: Set<String> = []
  var computed: [String: OwnType.Computed] = [:]
  var staticComputed: [String: OwnType.Computed] = [:]
  /// The type's own methods come before inherited ones.
  var methods: [String: [Method]] = [:]
  var staticMethods: [String: [Method]] = [:]
  var initialisers: [Method] = []
  var subscripts: [OwnType.Computed] = []
  var cases: [OwnType.EnumCase] = []
  /// Static variables, as indices of globals.
  var globals: [String: Int] = [:]
  /// The names of the type, its superclasses and its protocols.
  var names: Set<String> = []
  /// Conditions on the type's parameters for the conformance to some of these names.
  var conditions: [String: [TypeConstraint]] = [:]
  /// Computed properties of constrained extensions, by name.
  var constrained: [String: [OwnType.Computed]] = [:]
  /// Names of the type's generic parameters.
  var parameters: [String] = []
  /// The first superclass in the files.
  var superclass: String?
  /// The type's own observers first, then those of its superclasses.
  var observers: [OwnType.Computed] = []
  var deinitialisers: [Int] = []
}

extension MemberTable {
  fileprivate var searchWeight: Int {
    max(
      max(0, cases.count - 64) / 4, max(0, layout.count - 64) / 2,
      16 * max(0, parameters.count - 8))
  }
}

extension ProgramTree {
  /// Builds the tables after all names are declared.
  mutating func makeTables() {
    noteChangingWrappers()
    for name in types.keys.sorted() {
      let parts = lineage(of: name)
      guard let own = parts.first else { continue }
      var table = MemberTable()
      table.kind = own.kind
      table.parameters = own.parameters
      table.superclass = own.inherited.first { types[$0].map { $0.isReference } ?? false }
      var overridden: Set<String> = []
      for part in parts {
        add(part, to: &table, overridden)
        guard part.isReference else { continue }
        overridden.formUnion(part.computed.lazy.filter { !$0.isStatic }.map(\.name))
      }
      for (index, field) in table.layout.enumerated() { table.fields[field.name] = index }
      table.cases = own.cases
      table.subscripts = parts.flatMap(\.subscripts)
      table.initialisers = initialisers(of: parts)
      tables[name] = table
      note(own)
      traits.searchWeight = max(traits.searchWeight, table.searchWeight)
    }
    let bridged = [
      "Error", "Encodable", "Decodable", "Codable", "NSDictionary", "NSArray", "NSString",
    ]
    traits.extendedSupertypes = (bridged + KnownType.supertypes).filter {
      types[$0]?.kind == .extended
    }
    traits.extendedProtocols = KnownType.protocols.filter {
      types[$0]?.kind == .extended && KnownType.collections[$0] == nil
    }.sorted { one, other in
      // All others refine it.
      one != "Equatable" && (other == "Equatable" || one < other)
    }
    for (name, type) in RawValues.extensionNames where types[name]?.kind == .extended {
      traits.extendedImports[name] = type
    }
    let parameters = codes.map(\.generics.count).max() ?? 0
    traits.searchWeight = max(traits.searchWeight, 16 * max(0, parameters - 8))
  }

  /// A property changes on each read if its wrapper has a `mutating get`.
  private mutating func noteChangingWrappers() {
    let changing = types.values.filter { type in
      !type.isReference
        && type.computed.contains { $0.name == "wrappedValue" && $0.changesOnRead }
    }.map(\.name)
    guard !changing.isEmpty else { return }
    for name in types.keys.sorted() where types[name]?.isReference == false {
      for index in types[name]?.computed.indices ?? 0..<0 {
        guard let wrapper = types[name]?.computed[index].wrapper, changing.contains(wrapper) else {
          continue
        }
        types[name]?.computed[index].changesOnRead = true
      }
    }
  }

  private mutating func note(_ type: OwnType) {
    if !type.parameters.isEmpty { traits.genericTypes.insert(type.name) }
    if !type.isReference {
      traits.lazyNames.formUnion(type.fields.filter(\.isLazy).map(\.name))
    }
    let changing = type.computed.filter(\.changesOnRead).map(\.name)
    traits.changingReads.formUnion(changing)
    if type.subscripts.contains(where: \.changesOnRead) { traits.changingReads.insert("subscript") }
    if type.looksUpMembers { traits.looksUpMembers = true }
    if type.isReference, type.methods.contains(where: { $0.fullName == "isEqual(_:)" }) {
      operatorCounts["==", default: []].insert(2)
    }
    if type.inherited.contains("Operation"), types["Operation"] == nil {
      traits.hasOperations = true
    }
    if type.inherited.contains(where: { ProgramTree.sequences.contains($0) }) {
      traits.hasSequences = true
    }
  }

  private static let sequences: Set = [
    "Sequence", "IteratorProtocol", "Collection", "BidirectionalCollection",
    "RandomAccessCollection", "MutableCollection",
  ]

  /// The initializers of a class: its own, those of its protocols' extensions, and inherited ones.
  /// It inherits all if it declares no designated ones, and the convenience ones if it overrides
  /// all designated ones.
  private func initialisers(of parts: [OwnType]) -> [Method] {
    guard let first = parts.first else { return [] }
    let shared = parts.dropFirst().filter { !$0.isReference }.flatMap(\.initialisers)
    guard first.isReference else { return first.initialisers + shared }
    var found: [Method] = []
    var overridden: Set<String>?
    for part in parts where part.isReference {
      let designated = Set(part.initialisers.filter { !$0.isConvenience }.map(\.fullName))
      if let names = overridden, !designated.isEmpty {
        guard designated.isSubset(of: names) else { break }
        found += part.initialisers.filter(\.isConvenience)
      } else {
        found += part.initialisers
      }
      if !designated.isEmpty { overridden = Set(part.initialisers.map(\.fullName)) }
    }
    return found + shared
  }

  /// Adds the members of a superclass or protocol. Leaves out observers of properties that a subclass overrides with
  /// computed ones, because those run when the override stores into the inherited property.
  private func add(_ part: OwnType, to table: inout MemberTable, _ overridden: Set<String>) {
    table.names.insert(part.name)
    table.names.formUnion(part.inherited)
    table.conditions.merge(part.conditions) { first, _ in first }
    table.layout = part.fields + table.layout
    table.observers += part.observers.filter { !overridden.contains($0.name) }
    if let code = part.deinitialiser { table.deinitialisers.append(code) }
    for computed in part.computed {
      if computed.isStatic {
        table.staticComputed[computed.name] = table.staticComputed[computed.name] ?? computed
      } else {
        if !computed.constraints.isEmpty {
          table.constrained[computed.name, default: []].append(computed)
        }
        if !table.stored.contains(computed.name) { table.computedOverStored.insert(computed.name) }
        // One without constraints is for all types.
        let known = table.computed[computed.name]
        if known == nil || known?.constraints.isEmpty == false && computed.constraints.isEmpty {
          table.computed[computed.name] = computed
        }
      }
    }
    for method in part.methods {
      if method.isStatic {
        table.staticMethods[method.baseName, default: []].append(method)
      } else {
        table.methods[method.baseName, default: []].append(method)
      }
    }
    table.stored.formUnion(
      part.fields.map(\.name).filter { !table.computedOverStored.contains($0) })
    for (index, global) in globals.enumerated() where global.owner == part.name {
      table.globals[global.name] = table.globals[global.name] ?? index
    }
  }
}
