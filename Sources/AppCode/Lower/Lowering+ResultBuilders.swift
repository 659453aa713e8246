import LifecycleModel
import SwiftSyntax

/// Result builders of the files are not played: what they build is unknown.
extension Lowering {
  func isResultBuilder(_ declaration: DeclSyntax) -> Bool {
    let attributes =
      declaration.as(StructDeclSyntax.self)?.attributes
      ?? declaration.as(EnumDeclSyntax.self)?.attributes
      ?? declaration.as(ClassDeclSyntax.self)?.attributes
    return attributes?.contains { $0.spelling == "@resultBuilder" } == true
  }

  /// A closure parameter with a result builder: an unknown closure for the body. Returns false if
  /// the parameter has none.
  func declareBuilt(_ parameter: FunctionParameterSyntax) -> Bool {
    let isBuilt = parameter.attributes.contains { attribute in
      guard case .attribute(let attribute) = attribute else { return false }
      let name = String(attribute.attributeName.spelling.prefix { $0 != "<" })
      return resolve(name).map(resultBuilders.contains) ?? false
    }
    guard isBuilt else { return false }
    let name = parameter.secondName ?? parameter.firstName
    let given = scope.newSlot()
    scope.code.parameters.append(given)
    scope.code.parameterTypes.append(lower(parameter.type))
    guard name.tokenKind != .wildcard else { return true }
    openingStatements.append(
      Statement(
        line: sourceLine(parameter),
        kind: .declare(
          slot: declare(name, isConstant: false), .literal(.opaque(name.identifierText)))))
    return true
  }
}
