import LifecycleModel
import SwiftSyntax

/// The arguments of a subscript.
extension Lowering {
  func keys(of index: SubscriptCallExprSyntax, in owner: TypeReference?) -> [Expression] {
    var keys: [Expression] = []
    for (number, argument) in index.arguments.enumerated() {
      var type: TypeReference?
      if case .dictionary(let key, let value)? = owner { type = number == 0 ? key : value }
      if case .named(let path)? = owner {
        let found = tree.lineage(of: path).flatMap(\.subscripts).filter {
          $0.parameters.count == index.arguments.count
        }
        if found.count == 1 { type = found[0].parameters[number] }
      }
      if isLate(number, of: index, in: owner) {
        keys.append(outsideChain { late(at: argument) { lower(argument.expression) } })
        continue
      }
      keys.append(outsideChain { lower(argument.expression, as: type) })
    }
    return keys
  }

  /// Whether the called subscript is declared in the files with an `@autoclosure` parameter here.
  private func isLate(
    _ number: Int, of index: SubscriptCallExprSyntax, in owner: TypeReference?
  ) -> Bool {
    let labels = index.arguments.map { $0.label?.identifierText ?? "_" }
    let fitting = declaredPaths(of: owner).flatMap { tree.lineage(of: $0) }.flatMap(\.subscripts)
      .filter { $0.labels == labels }
    return fitting.contains { $0.autoclosures.contains(number) }
  }
}
