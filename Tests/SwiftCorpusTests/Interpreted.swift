import AppCode
import LifecycleModel

/// The interpreter's output for a program, line by line. If the program cannot be played to its
/// end, the last line says why.
func interpreted(_ program: CorpusProgram) -> [String] {
  let source = DelegateWrapper.wrap(program.text)
  switch loadApp(file: "main.swift", text: source) {
  case .refused(let diagnostics):
    return diagnostics.map { "REFUSED \($0.line):\($0.column): \($0.message)" }
  case .program(let delegate): return printed(delegate)
  }
}

private func printed(_ program: DelegateProgram) -> [String] {
  var world = World(stage: Configuration(profile: Profile(.ios13)))
  var lines: [String] = []
  for event in [Event.openedApp, .timePassed(1000)] {
    for step in react(to: event, in: world, running: program) {
      world.apply(step.change)
      guard case .app(let action) = step.change else { continue }
      switch action {
      case .logged(let text):
        lines += text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      case .trapped(let reason, let line): lines.append("TRAPPED \(line): \(reason)")
      case .ranAway(let line): lines.append("RAN AWAY \(line)")
      case .called(let spelling):
        if !spelling.hasPrefix("NotificationCenter") { lines.append("OPAQUE \(spelling)") }
      case .assumed(let assumed):
        lines.append("ASSUMED \(assumed.line): \(assumed.what) = \(assumed.value.word)")
      case .wouldTrap(let reason, let line, _): lines.append("WOULD TRAP \(line): \(reason)")
      default: break
      }
    }
  }
  return lines
}
