import LifecycleModel
import SwiftSyntax

/// Overloaded functions and methods as values: the context's function type tells which one is meant.
extension Lowering {
  /// `load as (Int) -> String`: the overload with these parameters; other values are unchanged.
  func overloaded(
    _ value: Expression, _ syntax: ExprSyntax?, as type: TypeReference?
  ) -> Expression {
    guard case .function(let parameters, let result)? = type?.wrapped else { return value }
    switch value {
    case .literal(.closure(let code, let captured))
    where captured.isEmpty && syntax?.is(DeclReferenceExprSyntax.self) != false:
      guard let named = tree.functions.first(where: { $0.code == code }) else { return value }
      let all = functions(named: named.baseName)
      let labels = syntax?.as(DeclReferenceExprSyntax.self)?.argumentNames
      let meant = only(
        all.filter { labels == nil || $0.fullName == named.fullName }, parameters, result)
      return meant.map { .literal(.closure(code: $0.code, captured: [])) } ?? value
    case .member(let owner, let name):
      let base = String(name.prefix { $0 != "(" })
      var path: String?
      var isStatic = false
      switch staticType(of: owner) {
      case .named(let own)?: path = own
      case .metatype(.named(let own))?: (path, isStatic) = (own, true)
      default: break
      }
      guard let path else { return value }
      let all = parts(of: path).flatMap { $0.methods(base) }.filter {
        $0.isStatic == isStatic && (name == base || $0.fullName == name)
      }
      return only(all, parameters, result).map { .member(owner, $0.typedName) } ?? value
    default: return value
    }
  }

  /// Chooses overloaded functions among the arguments of a generic function, whose other arguments tell its type
  /// arguments: `apply(names, show)`.
  func settleOverloads(_ call: inout Call, of methods: [Method]) {
    let fitting = methods.compactMap { method in method.fitted(to: call).map { (method, $0) } }
    guard fitting.count == 1, let (method, places) = fitting.first, !method.parameters.isEmpty,
      method.types.contains(where: { $0.isFunction && !$0.isSettled })
    else { return }
    var known: [String: TypeReference] = [:]
    for (place, type) in zip(places, method.types) where !type.isFunction {
      guard case .argument(let index) = place, call.values.indices.contains(index),
        let given = staticType(of: call.values[index]), given.isSettled
      else { continue }
      type.match(given, &known)
    }
    guard !known.isEmpty else { return }
    for (place, type) in zip(places, method.types) where type.isFunction {
      guard case .argument(let index) = place, call.values.indices.contains(index) else { continue }
      call.values[index] = overloaded(call.values[index], nil, as: type.replacing(known))
    }
  }

  /// The only one of several methods that a value of the function type can be; nil if others can be it as well.
  private func only(
    _ methods: [Method], _ parameters: [TypeReference], _ result: TypeReference?
  ) -> Method? {
    guard methods.count > 1, !parameters.isEmpty else { return nil }
    func fits(_ own: TypeReference?, _ wanted: TypeReference?) -> Bool {
      guard let wanted, wanted.isSettled else { return true }
      return (own ?? .void) == wanted
    }
    let fitting = methods.filter { method in
      method.types.count == parameters.count
        && zip(method.types, parameters).allSatisfy { fits($0, $1) }
    }
    let giving = fitting.filter { fits($0.returns, result) }
    guard fitting.count < methods.count || giving.count < fitting.count else { return nil }
    return giving.count == 1 ? giving[0] : nil
  }
}

extension Method {
  /// The name with the parameters' types and the labels, which tells overloads of equal labels apart.
  var typedName: String {
    baseName + "(" + types.map(\.pathName).joined(separator: ", ") + ")"
      + fullName.dropFirst(baseName.count)
  }
}
