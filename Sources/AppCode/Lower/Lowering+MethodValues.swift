import LifecycleModel
import SwiftSyntax

/// Methods of the library as functions, named with their labels.
extension Lowering {
  /// `defaults.removeObject(forKey:)` as a closure that calls the method of the object that is there now; nil for other
  /// members.
  func methodValue(_ name: DeclReferenceExprSyntax, of owner: Expression) -> Expression? {
    guard let labels = name.argumentNames?.arguments.map(\.name.text), !labels.isEmpty,
      compoundName(name) == nil, name.baseName.text != "init"
    else { return nil }
    if case .literal = owner { return nil }
    let method = name.baseName.identifierText
    let held = scope.newSlot()
    let type = staticType(of: owner)
    scope.setType(type, ofSlot: held)
    let outer = scope
    scope = Scope(enclosing: outer)
    let inner = scope.newSlot()
    scope.setType(type, ofSlot: inner)
    scope.code.captures.append(Code.Capture(outer: held, inner: inner))
    var call = Call(
      name: method, labels: labels, values: [], trailing: 0,
      spelling: "(" + labels.map { $0 + ":" }.joined() + ")")
    call.typesWithOtherLabels = LibraryLabels.typesWithOtherLabels(of: method, labels, trailing: 0)
    for _ in labels {
      let slot = scope.newSlot()
      scope.code.parameters.append(slot)
      scope.code.parameterTypes.append(.any)
      call.values.append(.slot(slot))
    }
    let made = closure(
      returning: .callMember(.slot(inner), place: nil, call), at: name, in: outer)
    return .member(.tuple([.assign(.slot(held), owner), made]), "1")
  }
}
