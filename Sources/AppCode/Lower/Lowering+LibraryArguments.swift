import LifecycleModel
import SwiftSyntax

/// The arguments of calls that the library declares.
extension Lowering {
  /// The type of an argument of the library. Elements have their type arguments: `ids.insert("a")` with
  /// `Set<ID<User>>`.
  func libraryArgument(
    _ index: Int, _ name: String, _ label: String, on whole: TypeReference?, _ owner: TypeReference?
  ) -> TypeReference? {
    let type = LibraryTypes.argument(index, of: name, label: label, on: owner)
    guard whole != owner, type?.isFunction == false else { return type }
    return LibraryTypes.argument(index, of: name, label: label, on: whole)
  }

  /// The type of `.token` in `text.components(separatedBy: .token)`, where the files extend
  /// CharacterSet; nil for other arguments.
  func characterSet(
    _ name: String, _ label: String, _ call: FunctionCallExprSyntax
  ) -> TypeReference? {
    guard tree.types["CharacterSet"] != nil,
      ["trimmingCharacters", "components", "rangeOfCharacter", "addingPercentEncoding"]
        .contains(name),
      call.arguments.first?.expression.startsWithImplicitMember == true
    else { return nil }
    return .named("CharacterSet")
  }

  /// The arguments of a function or an initialiser that the files do not declare.
  func libraryArguments(of call: FunctionCallExprSyntax, _ name: String) -> Call {
    let element = name == "AnyIterator" ? elementReturned(around: call) : nil
    return arguments(of: call, name) { index, label in
      element.map { .function([], .optional($0)) }
        ?? LibraryTypes.argument(index, of: name, label: label, on: nil)
    }
  }

  /// `Element`, if the enclosing function returns an `AnyIterator<Element>`.
  private func elementReturned(around call: FunctionCallExprSyntax) -> TypeReference? {
    var next = Syntax(call).parent
    while let node = next, !node.is(ClosureExprSyntax.self) {
      if let function = node.as(FunctionDeclSyntax.self) {
        let type = function.signature.returnClause?.type.as(IdentifierTypeSyntax.self)
        guard type?.name.text == "AnyIterator" else { return nil }
        return type?.genericArgumentClause?.arguments.first?.argument.as(TypeSyntax.self).map {
          lower($0)
        }
      }
      next = node.parent
    }
    return nil
  }

  /// Whether the argument is an integer literal.
  func isWholeLiteral(_ call: FunctionCallExprSyntax, _ index: Int) -> Bool {
    guard index < call.arguments.count else { return false }
    let place = call.arguments.index(call.arguments.startIndex, offsetBy: index)
    let argument = call.arguments[place].expression
    return (argument.as(PrefixOperatorExprSyntax.self)?.expression ?? argument)
      .is(IntegerLiteralExprSyntax.self)
  }

  /// The type of an argument that takes a notification name. Names that the files declare are found
  /// through it.
  func notificationName(_ name: String, _ label: String) -> TypeReference? {
    guard Lowering.takingNames.contains(name),
      ["forName", "name", "named", "for"].contains(label), tree.types["Name"] != nil
    else { return nil }
    return .named("Name")
  }

  private static let takingNames: Set = [
    "addObserver", "post", "removeObserver", "notifications", "publisher", "Notification",
  ]
}

extension Method {
  /// Whether the generic parameter must be a floating-point type and belongs to one argument only. An integer literal
  /// is a Double there.
  func isFloating(_ name: String) -> Bool {
    constraints.contains {
      $0.subject == name && ["BinaryFloatingPoint", "FloatingPoint"].contains($0.conformance)
    } && types.count { $0.mapped { $0 == name ? .any : .parameter($0) } != $0 } == 1
  }
}
