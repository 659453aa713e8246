import SwiftSyntax

/// Overloads that differ only in `async`. An awaited call selects the asynchronous one.
extension Lowering {
  /// `only`: the method, if `async` alone decided among several.
  func matchingAwait(
    _ methods: [Method], _ call: FunctionCallExprSyntax
  ) -> (chosen: [Method], only: Method?) {
    guard methods.contains(where: \.isAsync), methods.contains(where: { !$0.isAsync }) else {
      return (methods, nil)
    }
    let isAwaited = call.isAwaited
    let chosen = methods.filter { method in
      method.isAsync == isAwaited
        || !methods.contains { other in
          other.isAsync != method.isAsync && other.fullName == method.fullName
            && other.types == method.types
        }
    }
    return (chosen, chosen.count == 1 && chosen.count < methods.count ? chosen[0] : nil)
  }
}

extension SyntaxProtocol {
  /// Whether it follows `await` or is the value of an `async let`, and is not in a closure there.
  fileprivate var isAwaited: Bool {
    var node = parent
    while let here = node {
      if here.is(AwaitExprSyntax.self) { return true }
      if let variable = here.as(VariableDeclSyntax.self) { return variable.modifiers.have("async") }
      if here.is(ClosureExprSyntax.self) || here.is(CodeBlockItemSyntax.self) { return false }
      node = here.parent
    }
    return false
  }
}
