import LifecycleModel
import SwiftSyntax

/// Whether code is isolated to the main actor, according to its declarations. A `Task { }` that such code starts cannot
/// run while the main thread waits; a task of other code can.
extension Lowering {
  /// A call of `Task { }` with a note of where its closure runs.
  func isolated(_ made: Expression, _ call: FunctionCallExprSyntax) -> Expression {
    guard case .callNamed(var task) = made, task.name == "Task", resolve("Task") == nil,
      !isOnMainActor(call)
    else { return made }
    task.runsElsewhere = true
    return .callNamed(task)
  }

  private func isOnMainActor(_ call: FunctionCallExprSyntax) -> Bool {
    var next: Syntax? = Syntax(call)
    while let node = next {
      if let closure = node.as(ClosureExprSyntax.self) {
        if closure.signature?.attributes.areOfMainActor == true { return true }
      } else if let outer = node.as(FunctionCallExprSyntax.self) {
        let callee = outer.calledExpression.spelling
        if callee.hasPrefix("DispatchQueue.main.") || callee == "MainActor.run" { return true }
      } else if node.is(ActorDeclSyntax.self) {
        return false
      } else if node.is(DeclSyntax.self) {
        if node.asProtocol(WithAttributesSyntax.self)?.attributes.areOfMainActor == true {
          return true
        }
        if node.asProtocol(WithModifiersSyntax.self)?.modifiers.have("nonisolated") == true {
          return false
        }
      }
      next = node.parent
    }
    guard let type = enclosingType?.type else { return false }
    if type == tree.delegate { return true }
    return tree.lineage(of: type).contains { part in
      mainActorTypes.contains(part.name) || part.inherited.contains(where: Lowering.isOfMainActor)
    }
  }

  /// Whether UIKit or SwiftUI declares the type for the main actor.
  private static func isOfMainActor(_ name: String) -> Bool {
    let name = lastName(name)
    return name.hasPrefix("UI") || ["View", "App", "Scene", "ViewModifier"].contains(name)
  }

  func noteIsolation(of declaration: DeclSyntax, at path: String) {
    guard declaration.asProtocol(WithAttributesSyntax.self)?.attributes.areOfMainActor == true
    else { return }
    mainActorTypes.insert(path)
  }
}

extension AttributeListSyntax {
  fileprivate var areOfMainActor: Bool { contains { $0.spelling == "@MainActor" } }
}
