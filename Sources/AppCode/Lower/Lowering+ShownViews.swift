import LifecycleModel
import SwiftSyntax

/// Finds the closures that belong to views that the App can show. SwiftUI runs only these.
extension Lowering {
  /// A closure that SwiftUI runs, and the type with its code.
  struct Hook {
    var callback: Callback
    var type: String?
    var line: Int

    /// A binding of the app that a view of unknown code gets.
    struct Lent {
      var name: String
      var type: String?
      var line: Int
    }
  }

  /// Keeps the closures in types that the App names directly or through other named types. Notes the other types.
  func findShownHooks(in files: [SourceFileSyntax]) {
    guard let app = tree.app, !hooks.isEmpty else { return }
    var named: [String: Set<String>] = [:]
    for item in files.flatMap({ chosen($0.statements) }) {
      guard case .decl(let declaration) = item.item, let name = Lowering.name(of: declaration)
      else { continue }
      // A name after a dot is a member, not a name of the top level.
      for token in declaration.tokens(viewMode: .sourceAccurate)
      where token.previousToken(viewMode: .sourceAccurate)?.tokenKind != .period {
        if case .identifier(let word) = token.tokenKind { named[name, default: []].insert(word) }
      }
    }
    var shown: Set<String> = []
    var left = [TypeReference.shortName(app)]
    while let name = left.popLast() {
      guard shown.insert(name).inserted else { continue }
      left += (named[name] ?? []).filter { named[$0] != nil && !shown.contains($0) }
    }
    var noted: Set<String> = []
    let previews = Set(
      tree.types.values.filter { $0.inherited.contains("PreviewProvider") }.map(\.name))
    for hook in hooks {
      let owner = hook.type.map { String($0.prefix { $0 != "." }) } ?? ""
      if named[owner] == nil || shown.contains(owner) {
        tree.viewHooks[hook.callback, default: []].append(hook.line)
      } else if !previews.contains(owner), noted.insert(owner).inserted {
        addNote(.hiddenView(owner), line: hook.line)
      }
    }
    for binding in lent where shown.contains(binding.type?.prefix { $0 != "." }.description ?? "") {
      if noted.insert(binding.name).inserted { addNote(.lent(binding.name), line: binding.line) }
    }
  }

  /// Notes a binding of the app that a view of unknown code gets: `SplashView(isDone: $isDone)`.
  func noteLentBindings(_ name: String, _ call: FunctionCallExprSyntax) {
    guard tree.app != nil, name.first?.isUppercase == true else { return }
    for argument in call.arguments {
      guard let name = argument.expression.as(DeclReferenceExprSyntax.self)?.baseName.text,
        name.hasPrefix("$"), name.dropFirst().first?.isNumber == false
      else { continue }
      lent.append(Hook.Lent(name: name, type: enclosingType?.type, line: line(of: call)))
    }
  }

  /// The top-level name that a declaration introduces or extends, without its path.
  private static func name(of declaration: DeclSyntax) -> String? {
    if let part = declaration.as(ExtensionDeclSyntax.self) {
      return String(part.extendedType.spelling.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    }
    if let function = declaration.as(FunctionDeclSyntax.self) {
      return function.name.identifierText
    }
    if let alias = declaration.as(TypeAliasDeclSyntax.self) { return alias.name.identifierText }
    if let variable = declaration.as(VariableDeclSyntax.self) { return variable.names.first }
    return declaration.asProtocol(NamedDeclSyntax.self)?.name.identifierText
  }
}
