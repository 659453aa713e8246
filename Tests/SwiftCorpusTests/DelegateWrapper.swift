import SwiftParser
import SwiftSyntax

/// Turns a main program into a delegate whose `didFinishLaunching` runs its statements.
///
/// Declarations of types and functions stay outside. A variable stays outside too if one of them
/// mentions it; all other variables become locals, as statements read them.
struct DelegateWrapper {
  private var outside: [String] = []
  private var statements: [String] = []

  static func wrap(_ program: String) -> String {
    let wrapper = DelegateWrapper(Parser.parse(source: program))
    return """
      import UIKit
      \(wrapper.outside.joined(separator: "\n"))
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
      \(wrapper.statements.joined(separator: "\n"))
          return true
        }
      }

      """
  }

  private init(_ file: SourceFileSyntax) {
    let globals = DelegateWrapper.globals(of: file)
    for item in file.statements {
      let isOutside: Bool
      switch item.item {
      case .decl(let declaration):
        let names = DelegateWrapper.variables(of: declaration)
        isOutside =
          names.map { !globals.isDisjoint(with: $0) } ?? !declaration.is(IfConfigDeclSyntax.self)
      default: isOutside = false
      }
      if isOutside {
        outside.append(item.trimmedDescription)
      } else {
        statements.append(item.trimmedDescription)
      }
    }
  }

  /// The top-level variables that a type or a function mentions, and those their initial values need.
  private static func globals(of file: SourceFileSyntax) -> Set<String> {
    var variables: [(names: Set<String>, mentions: Set<String>)] = []
    var mentioned: Set<String> = []
    for item in file.statements {
      guard case .decl(let declaration) = item.item else { continue }
      let words = Set(declaration.tokens(viewMode: .sourceAccurate).map(\.text))
      if let names = self.variables(of: declaration) {
        variables.append((names, words))
      } else {
        mentioned.formUnion(words)
      }
    }
    var globals: Set<String> = []
    for _ in variables {
      for variable in variables where !variable.names.isDisjoint(with: mentioned) {
        globals.formUnion(variable.names)
        mentioned.formUnion(variable.mentions)
      }
    }
    return globals
  }

  /// nil if the declaration is not one of variables.
  private static func variables(of declaration: DeclSyntax) -> Set<String>? {
    guard let variable = declaration.as(VariableDeclSyntax.self) else { return nil }
    return Set(
      variable.bindings.flatMap { binding in
        binding.pattern.tokens(viewMode: .sourceAccurate).map(\.text)
      }.filter { !["(", ")", ",", "_"].contains($0) })
  }
}
