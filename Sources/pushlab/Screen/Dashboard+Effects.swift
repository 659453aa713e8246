import CommandLanguage
import Dashboard
import Laboratory

/// Carries out what the dashboard wants of files. Same library and scripts as the line dialogue.
struct EffectRunner {
  var library: AppLibrary

  /// The status to end with; nil: it goes on.
  mutating func carryOut(_ effects: [Effect], in state: inout DashboardState) -> Int32? {
    var waiting = effects
    while !waiting.isEmpty {
      let effect = waiting.removeFirst()
      switch effect {
      case .quit(let status): return status
      case .bell: continue
      case .loadApp(let choice): waiting += state.take(app(choice, state.language))
      case .loadScript(let path): waiting += state.take(script(path, state.language))
      case .listExamples:
        waiting += state.take(
          .examples(library.resources.names(in: "examples", ending: ".pushlab")))
      case .save(let path, let script): waiting += state.take(save(script, path))
      }
    }
    return nil
  }

  private mutating func app(_ choice: AppChoice, _ language: Language) -> EffectResult {
    do {
      return .app(try library.load(choice, language))
    } catch {
      return .failed(error.lines)
    }
  }

  private mutating func script(_ path: String, _ language: Language) -> EffectResult {
    let context = ParseContext(place: .prompt, file: "-")
    do {
      let script = try Script.read(library.scriptPath(path, in: context), &library, language)
      return .script(script.flattened, apps: Array(library.apps.values))
    } catch {
      return .failed(error.lines)
    }
  }

  private func save(_ script: String, _ path: String) -> EffectResult {
    guard let failure = OutputFile.write(script, to: path) else { return .saved(path: path) }
    return .failed(["\(VisibleText.of(path, limit: 200)): \(failure)"])
  }
}

extension Script {
  /// One list of commands: a `load` begins anew with what it names, a `save` writes beside its script.
  var flattened: [ParsedCommand] {
    commands.reduce(into: []) { list, parsed in
      if case .session(.load(let path?)) = parsed.command, let inner = loaded[path] {
        list = inner.flattened
      } else if case .session(.save(let path)) = parsed.command, let place = savePaths[path] {
        var parsed = parsed
        parsed.command = .session(.save(path: place))
        list.append(parsed)
      } else if case .session(.saveLesson(let path)) = parsed.command, let place = savePaths[path] {
        var parsed = parsed
        parsed.command = .session(.saveLesson(path: place))
        list.append(parsed)
      } else {
        list.append(parsed)
      }
    }
  }
}
