import CommandLanguage
import LifecycleModel

/// A script's commands.
func script(_ text: String, files: [String: String] = [:], folder: String = "")
  throws(CommandErrors) -> [Command]
{
  let context = ParseContext(place: .script, file: "test.pushlab", folder: folder) { path in
    files[path].map { .success(Array($0.utf8)) } ?? .failure(.notFound)
  }
  return try CommandParser.parse(text, context).map(\.command)
}

func prompt(_ text: String) throws(CommandErrors) -> [Command] {
  try CommandParser.parse(text, ParseContext(place: .prompt, file: "prompt")).map(\.command)
}

/// The only command of a script with one line.
func command(_ text: String) throws -> Command? {
  let commands = try script(text)
  return commands.count == 1 ? commands[0] : nil
}

func error(_ text: String, in place: ParseContext.Place = .script) -> CommandError? {
  do {
    _ = try CommandParser.parse(text, ParseContext(place: place, file: "s"))
    return nil
  } catch {
    return error.errors.first
  }
}

func name(_ spelling: String, _ callbacks: Callback...) -> CallbackName {
  CallbackName(spelling: spelling, callbacks: callbacks)
}
