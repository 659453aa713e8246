import LifecycleModel

/// Properties that only code outside of the files can give a value.
extension ProgramTree {
  /// A property that stays nil, and the methods that no file calls and that alone assign it.
  struct UnsetProperty {
    var name: String
    var line: Int
    /// The first of the methods, with its labels.
    var setter: String
  }

  /// Optional properties of the app's classes without an initial value, in the order of lines.
  /// Overrides and methods for a protocol count as called.
  var unsetProperties: [UnsetProperty] {
    let classes = types.values.filter { $0.kind == .classType }
    guard !classes.isEmpty else { return [] }
    let assigning = codesByAssignedName
    let (called, selectors) = (calledNames, selectorNames)
    return classes.flatMap { type -> [UnsetProperty] in
      let uncalled = type.methods.filter { method in
        !method.isPrivate && !method.isOverride && !method.isObjC
          && method.protocols.allSatisfy { types[$0]?.kind == .protocolType }
          && !method.isCalled(in: called) && !selectors.contains(method.baseName)
      }
      return type.fields.compactMap { field in
        guard field.initial == nil, !field.isLazy, field.wrapper == nil, !field.isPublished,
          case .optional? = field.type, let codes = assigning[field.name],
          let setter = uncalled.first(where: { codes.contains($0.code) }),
          codes.isSubset(of: uncalled.map(\.code))
        else { return nil }
        return UnsetProperty(name: field.name, line: field.line, setter: setter.fullName)
      }
    }
    .sorted { ($0.line, $0.name) < ($1.line, $1.name) }
  }

  /// The numbers of the codes that assign a member of the name, whatever its owner.
  private var codesByAssignedName: [String: Set<Int>] {
    var found: [String: Set<Int>] = [:]
    for (number, code) in codes.enumerated() {
      code.body.visitExpressions { expression in
        switch expression {
        case .assign(.member(_, let name), _), .compound(.member(_, let name), _, _):
          found[name, default: []].insert(number)
        default: break
        }
      }
    }
    return found
  }
}
