/// A protocol requirement whose implementation determines an associated type: `func load() -> Item`, `var items:
/// [Item]`, `func save(_ item: Item)`, `init(_ item: Item)`.
struct AssociatedWitness: Hashable, Sendable {
  var member: String
  /// The place of the parameter; nil for the type of the property or result.
  var parameter: Int?
  /// Whether the associated type is the element or wrapped type there.
  var isPart = false
}

extension OwnType {
  /// The associated type as this type's member determines it; nil if the type has no such member.
  func type(telling witness: AssociatedWitness, global: TypeReference?) -> TypeReference? {
    var found: TypeReference?
    if let index = witness.parameter {
      let candidates = witness.member == "init" ? initialisers : methods
      let method = candidates.first { $0.baseName == witness.member && $0.types.count > index }
      found = method?.types[index]
      if found == nil, witness.member == "init", kind == .structType, initialisers.isEmpty,
        fields.indices.contains(index)
      {
        found = fields[index].type
      }
    } else {
      found =
        fields.first { $0.name == witness.member }?.type ?? global
        ?? computed.first { $0.name == witness.member }?.type
        ?? methods.first { $0.baseName == witness.member }?.returns
    }
    guard witness.isPart else { return found }
    switch found {
    case .array(let inner)?, .optional(let inner)?: return inner
    default: return nil
    }
  }
}
