import CommandLanguage
import Laboratory

/// What the dashboard wants of the world around it, in order.
package enum Effect: Sendable {
  case quit(status: Int32)
  /// Answered by `DashboardState.take(_:)`, as all that follow.
  case loadApp(AppChoice)
  case loadScript(path: String)
  case listExamples
  case save(path: String, script: String)
  case bell
}

/// What came of an effect.
package enum EffectResult: Sendable {
  case app(App)
  /// A new session begins with these; `apps` are the delegates that they name.
  case script([ParsedCommand], apps: [App])
  case examples([String])
  case saved(path: String)
  /// In words for the user, a line each.
  case failed([String])
}
