import LifecycleModel
import SwiftParser
import SwiftSyntax

/// A SwiftUI `App` in the files: its struct, its adaptor, and the closures that SwiftUI runs.
extension Lowering {
  /// The struct with `@main`, or the first one that conforms to `App`. The conformance may be in an extension, and the
  /// struct may itself be named `App`: `extension App: SwiftUI.App`.
  func appStruct(in files: [SourceFileSyntax]) -> String? {
    func conforms(_ clause: InheritanceClauseSyntax?) -> Bool {
      clause?.inheritedTypes.contains { Lowering.lastName($0.spelledType) == "App" } == true
    }
    let items = files.flatMap { file in chosen(file.statements).map(\.item) }
    let extended = Set(
      items.compactMap { $0.as(ExtensionDeclSyntax.self) }.filter { conforms($0.inheritanceClause) }
        .map(\.extendedType.spelling))
    let found = items.compactMap { $0.as(StructDeclSyntax.self) }.filter {
      conforms($0.inheritanceClause) || extended.contains($0.name.identifierText)
    }
    let main = found.first { $0.attributes.contains { $0.spelling == "@main" } }
    if main == nil, let started = startedApp(of: found.map(\.name.identifierText), items) {
      return started
    }
    return (main ?? found.first)?.name.identifierText
  }

  /// The App whose `main()` the program's own entry point calls. Of several, such as one for unit
  /// tests, the first without a name for tests.
  private func startedApp(
    of apps: [String], _ items: [CodeBlockItemSyntax.Item]
  ) -> String? {
    let entries = items.compactMap { $0.asProtocol(DeclGroupSyntax.self) }
    guard let entry = entries.first(where: { $0.attributes.contains { $0.spelling == "@main" } }),
      let name = entry.asProtocol(NamedDeclSyntax.self)?.name.identifierText
    else { return nil }
    let calls = entry.memberBlock.tokens(viewMode: .sourceAccurate).filter {
      $0.text == "main" && $0.previousToken(viewMode: .sourceAccurate)?.text == "."
    }
    let called = calls.compactMap {
      $0.previousToken(viewMode: .sourceAccurate)?.previousToken(viewMode: .sourceAccurate)?.text
    }
    let started = called.filter(apps.contains)
    let words = ["test", "preview", "mock", "stub"]
    let app = started.first { app in !words.contains { app.lowercased().contains($0) } }
    tree.startClass = (app ?? started.first).map { _ in name }
    return app ?? started.first
  }

  /// `@UIApplicationDelegateAdaptor`: the property returns the only delegate, created at the first
  /// access (swiftui.R2). Outside of an App or Scene it creates nothing (swiftui.R3). Returns
  /// false for other properties.
  func declareAdaptor(_ variable: VariableDeclSyntax, of type: String) -> Bool {
    guard
      variable.attributes.contains(where: { $0.spelling.hasPrefix("@UIApplicationDelegateAdaptor") }
      )
    else { return false }
    guard let name = variable.names.first else { return true }
    // Each target of a project may have an App. Only one of them runs.
    let makes =
      type == tree.app
      || tree.types[type]?.inherited.contains { Lowering.lastName($0) == "Scene" } == true
    if makes { tree.adaptorLines.append(line(of: variable)) }
    let code = reserveCode()
    later(in: type, isStatic: false) { [unowned self] in
      let made = Call(name: tree.delegate, labels: [], values: [], trailing: 0, spelling: "()")
      tree.codes[code].slotCount = 1
      tree.codes[code].selfSlot = 0
      let value: Expression =
        makes && !tree.delegate.isEmpty ? .callNamed(made) : .literal(.opaque(name))
      tree.codes[code].body = [Statement(line: SourceLine(line: 0), kind: .return(value))]
    }
    var computed = OwnType.Computed(name: name)
    computed.getter = code
    tree.types[type]?.computed.append(computed)
    return true
  }

  /// `@Environment(\.scenePhase)`: SwiftUI calls closures that depend on the name when the phase
  /// changes.
  func notePhase(_ variable: VariableDeclSyntax) {
    guard variable.attributes.contains(where: { $0.spelling.contains("\\.scenePhase") }) else {
      return
    }
    phaseNames.formUnion(variable.names)
  }

  /// Whether the modifier is applied to one of the app's views. There, the load report omits
  /// modifiers without effect.
  func isOwnView(_ expression: Expression) -> Bool {
    guard tree.app != nil, case .named(let type)? = staticType(of: expression) else { return false }
    return tree.lineage(of: type).flatMap(\.inherited).contains { $0 == "View" || $0 == "Scene" }
  }

  /// Whether a call without a receiver is a modifier on `self`, because it is in `extension View`.
  func isModifierInExtension(_ name: String) -> Bool {
    guard let (type, isStatic) = enclosingType, !isStatic, type == "View" || type == "Scene" else {
      return false
    }
    return name.first?.isLowercase == true && !KnownNames.functions.contains(name)
  }

  /// A modifier with a closure that SwiftUI runs as a callback.
  func noteHook(_ name: String, _ call: FunctionCallExprSyntax) {
    guard tree.app != nil, SwiftUINames.hooks.contains(name) else { return }
    let first = call.arguments.first
    let callback: Callback
    switch name {
    case "onAppear": callback = .viewAppears
    case "onDisappear": callback = .viewDisappears
    case "task": callback = .viewTask
    case "onOpenURL": callback = .viewOpensURL
    case "onContinueUserActivity": callback = .viewContinuesActivity
    case "backgroundTask":
      callback =
        first?.expression.spelling.contains("urlSession") == true ? .sessionTask : .refreshTask
    case "onChange":
      guard let watched = first?.expression.spelling,
        phaseNames.contains(watched.replacing("self.", with: ""))
      else { return }
      callback = .scenePhaseChange
    default: return
    }
    let labels = call.arguments.map { $0.label?.text ?? "_" }
    guard
      call.trailingClosure != nil || labels.contains("perform") || labels.contains("action")
        || name == "task" && labels.last == "_"
    else { return }
    let closure = call.trailingClosure.map { line(of: $0) }
    hooks.append(
      Hook(
        callback: callback, type: enclosingType?.type,
        line: closure ?? line(of: call.calledExpression)))
  }
}
