import LifecycleModel

/// Facts about decoding that follow from a type's declaration.
extension Interpreter {
  /// Whether the compiler's initializer opens no container, because no property has a key. Such a type can be decoded
  /// from anything.
  func readsNothing(_ table: MemberTable, _ name: String) -> Bool {
    table.kind != .enumType && !table.isCodedByRawValue
      && table.layout.allSatisfy { codingKey($0.codedName, of: name) == nil }
  }

  /// Spends the search for the key of each property among the cases of `CodingKeys`.
  mutating func spendKeys(of table: MemberTable, _ name: String) throws(Unwinding) {
    let keys = tree.types["\(name).CodingKeys"]?.cases.count ?? 1
    try spend(2 * table.layout.count * keys)
  }

  /// The type of a property's wrapper, with written type arguments or those from the property's type: `Lossy<Int>` for
  /// `@Lossy var ids: [Int]`. nil if there is no wrapper.
  func wrapperType(of field: OwnType.Field, _ owner: MemberTable) -> TypeReference? {
    if let written = field.wholeWrapper { return written }
    guard let property = field.wrapper, case .named(let path)? = field.type,
      let wrapper = tree.types[path], !wrapper.parameters.isEmpty,
      let declared = owner.computed[property]?.type,
      let held = wrapper.fields.first(where: { $0.name == "wrappedValue" })?.type
        ?? wrapper.computed.first(where: { $0.name == "wrappedValue" })?.type
    else { return nil }
    var found: Bindings = [:]
    held.match(resolved(declared), &found)
    let names = wrapper.parameters.map { (found[$0] ?? .any).pathName }
    return .named("\(path)<\(names.joined(separator: ", "))>")
  }
}
