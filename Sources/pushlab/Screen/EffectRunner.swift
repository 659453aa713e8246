import CommandLanguage
import Dashboard
import Laboratory
import Lessons
import NcursesTerminal
import Platform
import TextGrid

/// Carries out the dashboard's effects: files, lessons, the editor. Reads delegates and scripts as
/// the line dialogue does.
struct EffectRunner {
  var library: AppLibrary
  /// Where `save` and `export` may write; nil if a user types them and may choose any path.
  var writes: WritePermission?
  /// Read when the first lesson begins.
  var course: Course?
  /// The terminal for the editor; nil if there is none.
  var terminal: Terminal?
  /// A file could not be written.
  private(set) var hasOutputFault = false

  /// Returns the exit status, or nil to continue.
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
      case .save(let path, let text, let frame, let replaces):
        let picture = frame.map { [(FramePicture.path(beside: path), $0)] } ?? []
        waiting += state.take(save([(path, text)] + picture, replaces, state.language))
      case .beginLesson(let name): waiting += state.take(lesson(name, state.language))
      case .listLessons: waiting += state.take(lessons(state.language))
      case .announceEditor(let target):
        waiting += state.take(announcement(of: target, state.language))
      case .openEditor(let target): waiting += openEditor(target, &state)
      case .reloadApp(let choice): waiting += state.take(reload(choice, state.language))
      case .readLearnersFile(let path):
        waiting += state.take(learnersFile(path, state.language))
      case .readOwnApp(let choice, let learning):
        waiting += state.take(ownApp(choice, learning, state.language))
      }
    }
    // Cancelled work is undone, so its events are not recorded.
    if Interruption.current?.isCancelled != true { note(&state) }
    return nil
  }

  // MARK: Lessons

  /// Writes the lesson's events to the progress file and shows its messages.
  func note(_ state: inout DashboardState) {
    let events = state.takeProgressEvents { .ofClock }
    guard let course else { return }
    course.note(events)
    for message in course.takeMessages() { state.tell(message) }
  }

  private mutating func openCourse() throws(Diagnostics) -> Course {
    if let course { return course }
    let course = try Course(library.resources)
    self.course = course
    return course
  }

  private mutating func lesson(_ name: String?, _ language: Language) -> EffectResult {
    do {
      return .lesson(EffectRunner.withKeptFile(try openCourse().begin(name)), acts: [])
    } catch {
      return .failed(error.lines(in: language))
    }
  }

  /// The lesson with the learner's own copy of its delegate, if there is one.
  static func withKeptFile(_ learning: LessonRun) -> LessonRun {
    guard let kept = LearnersFile.kept(for: learning), let app = try? kept.load() else {
      return learning
    }
    var learning = learning
    learning.takeDelegate(app)
    return learning
  }

  private mutating func lessons(_ language: Language) -> EffectResult {
    do {
      return .lessons(try openCourse().list)
    } catch {
      return .failed(error.lines(in: language))
    }
  }

  mutating func reload(_ choice: AppChoice, _ language: Language) -> EffectResult {
    do {
      return .reloaded(try library.reload(choice, language))
    } catch {
      return .failed(error.lines(in: language))
    }
  }

  func learnersFile(_ path: String, _ language: Language) -> EffectResult {
    do {
      return .learnersApp(try LearnersFile.load(path))
    } catch {
      return .failed(error.lines(in: language))
    }
  }

  private mutating func ownApp(
    _ choice: AppChoice, _ learning: LessonRun, _ language: Language
  ) -> EffectResult {
    do {
      return .ownApp(try library.reload(LearnersFile.example(choice, of: learning), language))
    } catch {
      return .failed(error.lines(in: language))
    }
  }

  private mutating func app(_ choice: AppChoice, _ language: Language) -> EffectResult {
    do {
      return .app(try library.load(choice, language))
    } catch {
      return .failed(error.lines(in: language))
    }
  }

  private mutating func script(_ path: String, _ language: Language) -> EffectResult {
    let context = ParseContext(place: .prompt, file: "-")
    do {
      let script = try Script.read(
        library.scriptPath(path, in: context), &library, language, writes: writes ?? .none)
      return .script(script.flattened, apps: Array(library.apps.values))
    } catch {
      return .failed(error.lines(in: language))
    }
  }

  private mutating func save(
    _ files: [(String, String)], _ replaces: Bool, _ language: Language
  ) -> EffectResult {
    // Cancelled work has left the text unfinished.
    if Interruption.current?.isCancelled == true { return .saved(paths: []) }
    let isTyped = writes == nil
    func failed(_ path: String, _ words: String) -> EffectResult {
      .failed(["\(VisibleText.line(path)): \(words)"])
    }
    for (path, _) in files {
      let refusal =
        writes?.refusal(of: path) ?? (isTyped && !replaces ? SavedFiles.refusal(of: path) : nil)
      if let refusal { return failed(path, refusal[language]) }
    }
    for (path, text) in files {
      if let failure = SavedFiles.write(text, to: path, notes: isTyped) {
        hasOutputFault = true
        return failed(path, failure[language])
      }
    }
    return .saved(paths: files.map { $0.0 })
  }
}

extension Script {
  /// All commands in one list. `load` resets before the named script, and `save` writes into its script's folder.
  var flattened: [ParsedCommand] {
    commands.reduce(into: []) { list, parsed in
      if case .session(.load(let path?)) = parsed.command, let inner = loaded[PathKey(path)] {
        list = inner.flattened
      } else {
        list.append(parsed.writing(to: savePaths))
      }
    }
  }
}
