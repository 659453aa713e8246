import LifecycleModel

/// Properties that only code outside of the files can set.
extension ProgramTree {
  /// A property that stays nil: no code of the files sets it, or only methods that no file calls.
  struct UnsetProperty {
    var name: String
    var line: Int
    /// The first of the methods, with its labels.
    var setter: String?
  }

  /// Optional properties without an initial value, of the app's classes and static ones, in the
  /// order of lines. Overrides and methods for a protocol count as called. Of those that no code
  /// sets, only what the files read and another file may set.
  var unsetProperties: [UnsetProperty] {
    let (assigning, read) = (codesByAssignedName, readNames)
    let ofTypes = globals.compactMap { global -> UnsetProperty? in
      guard let line = global.openLine, global.owner != nil, global.initial == nil,
        case .optional? = global.type, assigning[global.name] == nil, read.contains(global.name)
      else { return nil }
      return UnsetProperty(name: global.name, line: line)
    }
    return (ofTypes + unsetFields(assigning, read))
      .sorted { ($0.line, $0.name) < ($1.line, $1.name) }
  }

  private func unsetFields(_ assigning: [String: Set<Int>], _ read: Set<String>) -> [UnsetProperty]
  {
    let classes = types.values.filter { $0.kind == .classType }
    guard !classes.isEmpty else { return [] }
    let (called, selectors) = (calledNames, selectorNames)
    return classes.flatMap { type -> [UnsetProperty] in
      let uncalled = type.methods.filter { method in
        !method.isPrivate && !method.isOverride && !method.isObjC
          && method.protocols.allSatisfy { types[$0]?.kind == .protocolType }
          && !method.isCalled(in: called) && !selectors.contains(method.baseName)
      }
      return type.fields.compactMap { field in
        guard field.initial == nil, !field.isLazy, field.wrapper == nil, !field.isPublished,
          case .optional? = field.type
        else { return nil }
        guard let codes = assigning[field.name] else {
          let isAwaited = field.isOpen && read.contains(field.name) && field.name != "window"
          return isAwaited ? UnsetProperty(name: field.name, line: field.line) : nil
        }
        guard let setter = uncalled.first(where: { codes.contains($0.code) }),
          codes.isSubset(of: uncalled.map(\.code))
        else { return nil }
        return UnsetProperty(name: field.name, line: field.line, setter: setter.fullName)
      }
    }
  }

  /// The names of the members and static properties that the files read, whatever their owner.
  private var readNames: Set<String> {
    var found: Set<String> = []
    for code in codes {
      code.body.visitExpressions { expression in
        switch expression {
        case .member(_, let name): found.insert(name)
        case .callMember(_, _, let call): found.insert(call.name)
        case .global(let index): found.insert(globals[index].name)
        default: break
        }
      }
    }
    return found
  }

  /// The numbers of the codes that assign a member of the name, whatever its owner.
  private var codesByAssignedName: [String: Set<Int>] {
    var found: [String: Set<Int>] = [:]
    for (number, code) in codes.enumerated() {
      code.body.visitExpressions { expression in
        switch expression {
        case .assign(.member(_, let name), _), .compound(.member(_, let name), _, _):
          found[name, default: []].insert(number)
        case .assign(.global(let index), _), .compound(.global(let index), _, _):
          found[globals[index].name, default: []].insert(number)
        default: break
        }
      }
    }
    return found
  }
}
