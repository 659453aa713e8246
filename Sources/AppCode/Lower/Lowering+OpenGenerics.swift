import SwiftSyntax

/// A generic type of the files whose arguments depend on generic parameters: `Box<U>`. The running
/// call tells what these stand for.
struct OpenGeneric: Sendable {
  var path: String
  var arguments: [TypeReference]
}

extension Lowering {
  /// nil for other types, and where the arguments are the type's own parameters, which an instance
  /// of the type tells.
  func openGeneric(_ type: TypeSyntax) -> OpenGeneric? {
    guard let (path, arguments) = ownGeneric(type), let own = tree.types[path],
      own.kind == .structType || own.kind == .classType, !arguments.isEmpty,
      own.parameters.count == arguments.count, arguments != own.parameters.map({ .parameter($0) })
    else { return nil }
    return OpenGeneric(path: path, arguments: arguments)
  }

  /// The type arguments of a generic type that is made of functions, whose values show no types:
  /// `Fn(f: g)` where `g` is a parameter of the running code.
  func argumentsOfFunctions(_ path: String, _ call: Call) -> [TypeReference] {
    guard let own = tree.types[path], own.kind == .structType || own.kind == .classType,
      !own.parameters.isEmpty
    else { return [] }
    let methods = own.initialisers.isEmpty ? [memberwise(path)] : own.initialisers
    let fitting = methods.compactMap { method in method.fitted(to: call).map { (method, $0) } }
    guard let (method, places) = fitting.first, fitting.count == 1 else { return [] }
    var found: [String: TypeReference] = [:]
    for (place, type) in zip(places, method.types) {
      guard case .argument(let index) = place, call.values.indices.contains(index),
        case .slot(let slot) = call.values[index], case .function(let wanted, let result) = type,
        case .function(let given, let made)? = scope.code.slotTypes[slot],
        wanted.count == given.count
      else { continue }
      for (one, other) in zip(wanted, given) { one.match(other, &found) }
      if let result, let made { result.match(made, &found) }
    }
    let arguments = own.parameters.compactMap { found[$0] }
    return arguments.count == own.parameters.count ? arguments : []
  }
}
