import ArgumentParser
import CommandLanguage
import Explorer
import Laboratory
import LifecycleModel

struct Explore: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explore",
    abstract: "Search every sequence of events for the shortest one that breaks the delegate.")

  @ArgumentParser.Argument(
    help: ArgumentHelp(
      "Properties: \(Exploration.Property.allCases.map(\.rawValue).joined(separator: ", ")); "
        + "without a name the first five.",
      valueName: "property"))
  var properties: [String] = []

  @ArgumentParser.Option(help: "How many events a sequence has at most.")
  var depth = Exploration.usualDepth

  @ArgumentParser.Option(help: "The events to search with: commands separated by commas.")
  var events: String?

  @ArgumentParser.Option(help: "A script that is played before the search begins.")
  var from: String?

  @ArgumentParser.Option(help: "Search for a sequence behind which this expectation fails.")
  var always: String?

  @ArgumentParser.Option(help: "Search for the shortest sequence behind which it holds.")
  var find: String?

  @ArgumentParser.Option(help: "How many seconds the search takes at most.")
  var seconds = SearchRun.usualSeconds

  @ArgumentParser.Option(help: "text or json.")
  var format = "text"

  @OptionGroup var stage: StageOptions

  mutating func run() throws {
    let language = try stage.request.chosenLanguage()
    guard ["text", "json"].contains(format) else {
      throw Complaint(unknown: format, of: "--format", among: ["text", "json"])
    }
    var library = AppLibrary(resources: try Resources.found(stage.resources))
    let exploration = try exploration(language)
    let session = try session(&library, language)
    let run = SearchRun(
      session.search(for: exploration, threads: Processors.count), seconds: seconds)
    let report = run.report(in: session, exploration)
    guard report.isReplayed else {
      for line in report.lines(in: language) { StandardOutput.printError(line) }
      StandardOutput.printError("explore: " + Report.isNotReplayed[language])
      throw ExitCode(3)
    }
    if format == "json" {
      StandardOutput.print([report.json.compact], as: .json)
    } else {
      StandardOutput.print(report.lines(in: language))
    }
    StandardOutput.printError("\(Int(run.seconds * 1000)) ms")
    if run.answer.extent == .stopped { throw ExitCode(130) }
    if report.isFailure { throw ExitCode(1) }
  }

  private func session(
    _ library: inout AppLibrary, _ language: Language
  ) throws(Complaint) -> Session {
    let setup = try stage.request.setup(&library, language)
    guard let from else { return Session(setup: setup, apps: library.apps) }
    let script = try Script.read(from, &library, language)
    var session = Session(setup: setup, apps: library.apps)
    for parsed in script.flattened { _ = session.submit(parsed) }
    return session
  }

  private func exploration(_ language: Language) throws(Complaint) -> Exploration {
    var exploration = Exploration(depth: depth)
    guard (1...Exploration.greatestDepth).contains(depth) else {
      throw Complaint(lines: ["--depth \(depth): expected 1 to \(Exploration.greatestDepth)"])
    }
    guard (1...SearchRun.mostSeconds).contains(seconds) else {
      throw Complaint(lines: ["--seconds \(seconds): expected 1 to \(SearchRun.mostSeconds)"])
    }
    let aims = [always, find].compactMap { $0 }.count + (properties.isEmpty ? 0 : 1)
    guard aims <= 1 else {
      throw Complaint(lines: ["explore: properties, --always and --find exclude one another"])
    }
    let context = ParseContext(place: .script, file: "-", readFile: { InputFile.read($0) })
    if let always {
      exploration.aim = .always(try expectation(always, "--always", context, language))
    } else if let find {
      exploration.aim = .find(try expectation(find, "--find", context, language))
    } else if !properties.isEmpty {
      exploration.aim = .properties(try named())
    }
    guard let events else { return exploration }
    do {
      exploration.events = try EventList.read(events, from: "--events", context)
    } catch {
      throw Complaint(error, in: language)
    }
    return exploration
  }

  private func named() throws(Complaint) -> [Exploration.Property] {
    var named: [Exploration.Property] = []
    for word in properties {
      guard let property = Exploration.Property(rawValue: word.lowercased()) else {
        throw Complaint(
          unknown: word, of: "explore", among: Exploration.Property.allCases.map(\.rawValue))
      }
      if !named.contains(property) { named.append(property) }
    }
    return named
  }

  /// `text` is what would stand behind `expect`.
  private func expectation(
    _ text: String, _ option: String, _ context: ParseContext, _ language: Language
  ) throws(Complaint) -> Expectation {
    do {
      return try Expectation.read(text, from: option, context)
    } catch {
      throw Complaint(error, in: language)
    }
  }
}
