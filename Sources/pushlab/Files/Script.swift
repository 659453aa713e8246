import CommandLanguage
import Laboratory
import LifecycleModel
import Platform

/// A script together with all scripts that it loads, read completely before playing.
struct Script {
  var commands: [ParsedCommand]
  /// The scripts that its `load` commands name, by the path as typed.
  var loaded: [PathKey: Script] = [:]
  /// The target paths of its `save` commands, in the script's folder.
  var savePaths: [PathKey: String] = [:]

  /// The deepest nesting of loaded scripts.
  private static let deepest = 16

  static func read(
    _ path: String, _ library: inout AppLibrary, _ language: Language,
    writes: WritePermission = .none
  ) throws(Diagnostics) -> Script {
    var reading = Reading(language: language, writes: writes)
    return try read(path, shownAs: path, &library, &reading)
  }

  /// The state shared between a script and the scripts that it loads.
  private struct Reading {
    var language: Language
    var writes: WritePermission
    /// The paths of the scripts being read, outermost first.
    var outer: [String] = []
    let scripts = ReadBudget(16 << 20)
    /// A payload takes up to 30 times its bytes in memory.
    let payloads = ReadBudget(4 << 20)
    var commands = 0
    var apps: Set<AppChoice> = []
  }

  /// The most apps that a script and the scripts that it loads may name, because all apps are read before the script is
  /// played.
  private static let mostApps = 16

  /// The command to suggest to a user who loads a file of another kind.
  private static func verb(forFilesNamed name: String) -> (command: String, does: Bilingual)? {
    if name.hasSuffix(".swift") {
      return ("app", Bilingual(en: "plays it as your app", zh: "把它作为你的 App 运行"))
    }
    if name.hasSuffix(".apns") || name.hasSuffix(".json") {
      return ("push", Bilingual(en: "sends it", zh: "发送它"))
    }
    return nil
  }

  private static func read(
    _ path: String, shownAs name: String, _ library: inout AppLibrary, _ reading: inout Reading
  ) throws(Diagnostics) -> Script {
    let (outer, language) = (reading.outer, reading.language)
    guard !outer.contains(path), outer.count < deepest else {
      throw Diagnostics(name, en: "this script loads itself", zh: "脚本载入了自己")
    }
    if let verb = verb(forFilesNamed: name) {
      let shown = VisibleText.line(name)
      let words = Bilingual(
        en: "this is no script; `\(verb.command) \(shown)` \(verb.does.en)",
        zh: "这不是脚本；`\(verb.command) \(shown)` \(verb.does.zh)")
      throw Diagnostics(name, words)
    }
    let bytes: [UInt8]
    switch reading.scripts.read(path) {
    case .success(let read): bytes = read
    case .failure(let fault): throw Diagnostics(fault: fault, file: name)
    }
    let folder = InputFile.folder(of: path)
    let payloads = reading.payloads
    let context = ParseContext(
      place: .script, file: name, folder: folder, readFile: { payloads.read($0) })
    let commands: [ParsedCommand]
    do {
      commands = try CommandParser.parse(String(decoding: bytes, as: UTF8.self), context)
    } catch {
      throw Diagnostics(error)
    }
    reading.commands += commands.count
    guard reading.commands <= FileLimits.commands else {
      throw Diagnostics(
        name,
        en: "\(reading.commands) commands up to here; a script and what it loads have at most "
          + "\(FileLimits.commands)",
        zh: "到此已有 \(reading.commands) 条命令；脚本及其载入的内容最多 \(FileLimits.commands) 条")
    }
    reading.outer.append(path)
    defer { reading.outer.removeLast() }
    var script = Script(commands: commands)
    for parsed in commands {
      switch parsed.command {
      case .stage(.app(let choice)):
        reading.apps.insert(choice)
        guard reading.apps.count <= mostApps else {
          throw Diagnostics(
            choice.name, en: "a script and what it loads name at most \(mostApps) apps",
            zh: "脚本及其载入的内容最多使用 \(mostApps) 个应用"
          ).behind(parsed, naming: choice.name, in: name)
        }
        do {
          _ = try library.load(choice, language) { context.resolve($0) }
        } catch {
          throw error.behind(parsed, naming: choice.name, in: name)
        }
      case .session(.load(let inner?)):
        do {
          script.loaded[PathKey(inner)] = try read(
            library.scriptPath(inner, in: context), shownAs: inner, &library, &reading)
        } catch {
          throw error.behind(parsed, naming: inner, in: name)
        }
      case .session(.save(let target, _)), .session(.saveLesson(let target, _)),
        .session(.export(_, let target, _)):
        let place = context.resolve(target)
        if let refusal = reading.writes.refusal(of: place) {
          throw Diagnostics(target, refusal)
            .behind(parsed, naming: target, in: name)
        }
        script.savePaths[PathKey(target)] = place
      case .stage, .event, .move, .ask, .expect, .predict, .session: break
      }
    }
    return script
  }
}

extension ParsedCommand {
  /// The command with the path to which `save`, `save-lesson` or `export` of a script writes. `places`: these paths, by
  /// the path as typed.
  func writing(to places: [PathKey: String]) -> ParsedCommand {
    var placed = self
    switch command {
    case .session(.save(let path, let replaces)):
      placed.command = .session(.save(path: places[PathKey(path)] ?? path, replaces: replaces))
    case .session(.saveLesson(let path, let replaces)):
      placed.command = .session(
        .saveLesson(path: places[PathKey(path)] ?? path, replaces: replaces))
    case .session(.export(let format, let path, let replaces)):
      placed.command = .session(
        .export(format, path: places[PathKey(path)] ?? path, replaces: replaces))
    case .stage, .event, .move, .ask, .expect, .predict, .session: break
    }
    return placed
  }
}

extension AppLibrary {
  /// The path of a script. If there is no file of that name but an example has it, the path of the example.
  func scriptPath(_ name: String, in context: ParseContext) -> String {
    let isExample = resources.names(in: "examples", ending: ".pushlab").contains(name)
    return isExample ? resources.path("examples", name + ".pushlab") : context.resolve(name)
  }
}
