import SwiftUI

/// The phase in the App, in a custom Scene, in a View and in a view modifier, by each form of onChange.
@main
struct FormsApp: App {
  @Environment(\.scenePhase) private var phase

  var body: some Scene {
    FormsScene()
      .onChange(of: phase) { new in Record.add("app", new) }
      .onChange(of: phase, perform: told)
  }

  private func told(_ phase: ScenePhase) {
    Record.add("method", phase)
    Record.isOrdered = ScenePhase.background < .inactive && ScenePhase.inactive < phase
  }
}

enum Record {
  static var lines = ""
  static var isOrdered = false

  static func add(_ who: String, _ phase: ScenePhase) {
    lines += (lines.isEmpty ? "" : " ") + "\(who):\(phase)"
  }
}

struct FormsScene: Scene {
  @Environment(\.scenePhase) private var phase

  var body: some Scene {
    WindowGroup { FormsView() }
      .onChange(of: phase) { old, new in Record.add("scene:\(old)", new) }
  }
}

struct FormsView: View {
  @Environment(\.scenePhase) private var phase

  var body: some View {
    Text("x")
      .onChange(of: phase) { Record.add("view", phase) }
      .onChange(of: phase, initial: true) { old, new in Record.add("initial:\(old)", new) }
      .modifier(Shade())
  }
}

struct Shade: ViewModifier {
  @Environment(\.scenePhase) private var phase

  func body(content: Content) -> some View {
    content.onChange(of: phase) { _, new in Record.add("modifier", new) }
  }
}
