import ArgumentParser
import CommandLanguage
import Explorer
import Laboratory
import LifecycleModel

struct Explore: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explore",
    abstract: "Search every sequence of events for the shortest one that breaks the delegate.",
    discussion: """
      Questions, in the words of the prompt (quoted or not):
        always EXPECT                       a sequence after which it fails
        find EXPECT                         the shortest sequence after which it holds
        eventually EXPECT                   a way of at most --depth events on which it never holds
        never EXPECT after EXPECT           a sequence that brings the second and later the first
        from which EXPECT stays possible    a sequence after which it can never hold again

      Exit status: 0 none, 1 a counterexample (find: 0 found, 1 not), 130 after Ctrl-C.
      """)

  @ArgumentParser.Argument(
    help: ArgumentHelp(
      "Properties: \(Exploration.Property.allCases.map(\.rawValue).joined(separator: ", ")); "
        + "without a name the first five. Or a question, see below.",
      valueName: "property"))
  var words: [String] = []

  @ArgumentParser.Option(
    help: "How many events a sequence has at most (default: \(Exploration.usualDepth)).")
  var depth: Int?

  @ArgumentParser.Option(help: "The events to search with: commands separated by commas.")
  var events: String?

  @ArgumentParser.Option(help: "A script that is played before the search begins.")
  var from: String?

  @ArgumentParser.Option(help: "Search for a sequence behind which this expectation fails.")
  var always: String?

  @ArgumentParser.Option(help: "Search for the shortest sequence behind which it holds.")
  var find: String?

  @OptionGroup var limits: LimitOptions

  @ArgumentParser.Option(
    help: "Threads that search (default: all processors). The answer is the same.")
  var threads: Int?

  @ArgumentParser.Option(
    help: ArgumentHelp(
      "Also write the graph that is searched; without a question all of it.",
      valueName: "file.csv|file.dot"))
  var graph: String?

  @OptionGroup var format: FormatOption

  @OptionGroup var stage: StageOptions

  mutating func run() throws {
    let language = try stage.request.chosenLanguage()
    try ReadingMemory.require(language)
    let format = try format.chosen()
    let limits = try limits.checked()
    if let threads, !(1...256).contains(threads) {
      throw Diagnostics("--threads \(threads)", en: "expected 1 to 256", zh: "应为 1 到 256")
    }
    var library = AppLibrary(resources: try stage.common.found())
    let exploration = try exploration(language)
    let session = try session(&library, language)
    let writer = try graph.map { try GraphFile($0) }
    let search = session.search(
      for: exploration, threads: threads ?? Processors.count, recordsTransitions: writer != nil)
    var run = try SearchRun(search, limits) { try writer?.write($0) }
    try writer?.finish()
    let report = run.report(in: session, exploration)
    guard report.isReplayed else {
      for line in report.lines(in: language) { StandardOutput.printError(line) }
      StandardOutput.printError("explore: " + Report.isNotReplayed[language])
      throw ExitCode(3)
    }
    if format == .json {
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
  ) throws(Diagnostics) -> Session {
    let setup = try stage.request.setup(&library, language)
    guard let from else { return Session(setup: setup, apps: library.apps) }
    let script = try Script.read(from, &library, language)
    var session = Session(setup: setup, apps: library.apps)
    for parsed in script.flattened { _ = session.submit(parsed) }
    return session
  }

  private func exploration(_ language: Language) throws(Diagnostics) -> Exploration {
    let context = ParseContext(place: .script, file: "-", readFile: { InputFile.read($0) })
    func read<Value>(
      _ body: () throws(CommandErrors) -> Value
    ) throws(Diagnostics) -> Value {
      do {
        return try body()
      } catch {
        throw Diagnostics(error)
      }
    }
    guard [always, find].compactMap({ $0 }).count + (words.isEmpty ? 0 : 1) <= 1 else {
      throw Diagnostics(
        "explore", en: "properties or a question, --always and --find exclude one another",
        zh: "性质或问题、--always、--find 三者只能选一")
    }
    var exploration = Exploration(
      aim: graph == nil ? .properties(Exploration.Property.usual) : .nothing)
    if let always {
      exploration.aim = .always(
        try read { () throws(CommandErrors) in
          try Expectation.read(always, from: "--always", context)
        })
    } else if let find {
      exploration.aim = .find(
        try read { () throws(CommandErrors) in
          try Expectation.read(find, from: "--find", context)
        })
    } else if !words.isEmpty {
      let text = words.joined(separator: " ")
      exploration = try read { () throws(CommandErrors) in
        try Exploration.read(text, from: "explore", context)
      }
    }
    if let depth {
      guard (1...Exploration.greatestDepth).contains(depth) else {
        let most = Exploration.greatestDepth
        throw Diagnostics(
          "--depth \(depth)", en: "expected 1 to \(most)", zh: "应为 1 到 \(most)")
      }
      exploration.depth = depth
    }
    if let events {
      exploration.events = try read { () throws(CommandErrors) in
        try EventList.read(events, from: "--events", context)
      }
    }
    return exploration
  }
}
