import Foundation
import Testing

/// What the tests themselves must not do, and what the page of limits must say.
@Suite struct HonestTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Self.root.appending(path: path), encoding: .utf8)
  }

  /// Files that wait for another process and give up after a time that no machine needs.
  private static let waiting: Set = [
    "Tests/PtyKit/PtyProgram.swift", "Tests/ProgramTests/Program.swift",
    "Tests/TerminalFixture/Fixture.swift",
  ]

  /// Code of other programs, which plays with the simulated clock.
  private static let played = [
    "Tests/SwiftCorpus/", "Tests/CompiledDelegates/", "Tests/StandIn/",
    "Tests/AppCodeTests/Delegates/",
    "Tests/TranscriptTests/Delegates/", "Tests/LessonPack/",
  ]

  @Test("no test reads a clock or processor time")
  func noClock() throws {
    let clocks = [
      "ContinuousClock", "SuspendingClock", "clock_gettime", "getrusage", "CFAbsoluteTime",
      "ProcessInfo.processInfo.systemUptime", "DispatchTime.now", "timeIntervalSinceNow",
      "monotonicSeconds", ".timeLimit(",
    ]
    let files = FileManager.default.enumerator(
      at: Self.root.appending(path: "Tests"), includingPropertiesForKeys: nil)
    var read = 0
    while let file = files?.nextObject() as? URL {
      let path = "Tests/" + (file.path.components(separatedBy: "/Tests/").last ?? "")
      guard file.pathExtension == "swift", !Self.waiting.contains(path),
        !Self.played.contains(where: path.hasPrefix), !path.hasSuffix("HonestTests.swift")
      else { continue }
      read += 1
      let text = try String(contentsOf: file, encoding: .utf8)
      for clock in clocks { #expect(!text.contains(clock), "\(path) reads \(clock)") }
    }
    #expect(read > 150)
  }

  struct Limit: CustomTestStringConvertible {
    var file: String
    var declaration: String
    /// As the page has it.
    var words: String
    var testDescription: String { declaration }
  }

  static let limits: [Limit] = [
    ("CommandLanguage/Parsing/FileLimits.swift", "script = 1 << 20", "1 MiB"),
    ("CommandLanguage/Parsing/FileLimits.swift", "lesson = 256 << 10", "a lesson 256 KiB"),
    ("CommandLanguage/Parsing/FileLimits.swift", "export = 32 << 20", "an export | 32 MiB |"),
    ("CommandLanguage/Parsing/FileLimits.swift", "commands = 20_000", "loads | 20,000 |"),
    (
      "CommandLanguage/Parsing/FileLimits.swift", "lessonLines = 4_000",
      "lines of a lesson | 4,000 |"
    ),
    ("CommandLanguage/Parsing/FileLimits.swift", "lessonParts = 400", "blocks of a lesson | 400,"),
    (
      "CommandLanguage/Parsing/FileLimits.swift", "blockCommands = 200", "block of a lesson | 200 |"
    ),
    ("CommandLanguage/Parsing/CommandParser.swift", "mostErrors = 50", "reported together | 50 |"),
    (
      "CommandLanguage/Parsing/Arguments+Numbers.swift", "largestNumber = 1_000_000_000",
      "| 1,000,000,000 |"
    ),
    (
      "CommandLanguage/Parsing/Arguments+Numbers.swift",
      "longestDuration = Milliseconds.seconds(366 * 86_400)", "| 366 days |"
    ),
    ("Payloads/JSONReader.swift", "depth = 64", "arrays of JSON | 64 |"),
    ("pushlab/Files/SavedFiles.swift", "kept = 500", "saved files | 500;"),
    (
      "LifecycleModel/React/Reaction+Local.swift", "localFiringsPerEvent = 2_000",
      "one event | 2,000;"
    ),
    (
      "CommandLanguage/Parsing/JournalReading.swift", "slice = (lines: 250, bytes: 1 << 15)",
      "read 250, or 32 KiB"
    ),
    ("pushlab/Files/Journal.swift", "largest = 16 << 20", "a journal 16 MiB"),
    (
      "CommandLanguage/Parsing/JournalReading.swift", "longestLine = 1 << 20", "at most 1 MiB each"
    ),
    ("pushlab/Files/Journal.swift", "mostLines = 1_000_000", "1,000,000 lines"),
    ("pushlab/Files/Script.swift", "ReadBudget(16 << 20)", "16 MiB of scripts"),
    ("pushlab/Files/Script.swift", "ReadBudget(4 << 20)", "4 MiB of payloads"),
    ("pushlab/Files/Script.swift", "deepest = 16", "loaded scripts | 16 |"),
    ("pushlab/Files/Script.swift", "mostApps = 16", "what it loads name | 16;"),
    ("pushlab/Files/AppLibrary.swift", "mostFiles = 1_000", "files of an app | 1,000;"),
    ("pushlab/Files/AppFolder.swift", "mostEntries = 20_000", "20,000 files and folders, 16 f"),
    ("pushlab/Files/AppFolder.swift", "mostLevels = 16", "20,000 files and folders, 16 f"),
    ("pushlab/Commands/ReportCommand.swift", "mostBytes = 32 << 20", "`report` | 32 MiB;"),
    ("AppCode/Run/Library+CharacterSets.swift", "mostSets = 64", "is made of | 64;"),
    (
      "Lessons/Format/LessonLimits.swift", "workToBegin = 60_000_000",
      "before a lesson begins | 60,000,000 units;"
    ),
    (
      "Lessons/Format/LessonLimits.swift", "mostDelegates = 16", "delegates of a *fix* lesson | 16;"
    ),
    ("Lessons/Format/LessonLimits.swift", "packBytes = 4 << 20", "lessons of a pack | 4 MiB |"),
    ("pushlab/Commands/PushLab.swift", "mostArguments = 1_000", "command line | 1,000 |"),
    ("pushlab/Dialogue/LineDialogue.swift", "longestLine = 1 << 20", "line dialogue | 1 MiB;"),
    ("pushlab/Files/Journal.swift", "mostCheckedBytes = largest", "at most 16 MiB of older ones"),
    ("pushlab/Files/ProcessGauge.swift", "usualSeconds = 60", "| 60 s, 512 MB"),
    ("pushlab/Files/ProcessGauge.swift", "usualMemory = 512", "| 60 s, 512 MB"),
    ("Demo/Format/DemoBlock.swift", "mostCommands = 1000", "240 minutes, 1,000 commands,"),
    ("Demo/Format/DemoBlock.swift", "mostPictures = 300", "1,000 commands, 300 pictures"),
    ("Laboratory/Trace/StepFields.swift", "longestValue = 500", "`jsonl` | 200 characters; 500 |"),
    (
      "Laboratory/Session/Session+Memory.swift", "mostWorkForAnswer = 60_000_000",
      "5,000, and 60,000,000 units"
    ),
    ("Laboratory/Session/Answers+Reachable.swift", "mostWorlds = 5_000", "5,000, and 60,000,000"),
    ("Laboratory/Session/Answers.swift", "longestBranch = 1000", "1,000 characters, its last"),
    ("pushlab/Demo/NotesServer.swift", "mostClients = 8", "further terminals | 8 |"),
    (
      "pushlab/Demo/PositionBuffer.swift", "longestPosition = 100_000",
      "100,000 bytes in one position;"
    ),
    ("pushlab/Demo/NotesServer.swift", "mostPositions = 100", "100 positions and 10,000 keys"),
    ("pushlab/Demo/NotesServer.swift", "mostKeys = 10_000", "100 positions and 10,000 keys"),
    (
      "Lessons/Check/FolderSearch.swift", "mostEntries = 10_000", "`check` looks at | 10,000, four"
    ),
    (
      "Laboratory/LoadReport/PushRehearsal.swift", "mostWork = 20_000_000",
      "load report is made | 20,000,000 units, and 120,000 statements;"
    ),
    (
      "Laboratory/LoadReport/PushRehearsal.swift", "mostStatements = 120_000",
      "and 120,000 statements;"
    ),
    ("Lessons/Check/FolderSearch.swift", "deepest = 4", "`check` looks at | 10,000, four"),
    ("LifecycleModel/Push/CombiningMarks.swift", "mostMarks = 256", "running delegate | 256;"),
    ("LifecycleModel/Push/LocalizedTexts.swift", "longest = 10_000", "arguments 10,000 bytes"),
    (
      "LifecycleModel/React/Reaction+Time.swift", "firingsPerEvent = 10_000",
      "one event | 10,000; each"
    ),
    ("LifecycleModel/React/Reaction+Time.swift", "mostWaiting = 500", "at the same time | 500 |"),
    ("Lint/Payload/PayloadNode.swift", "mostMembers = 1_024", "`lint` checks | 1,024 |"),
    ("Lessons/Check/LessonChecker.swift", "mostWorlds = 200_000", "| 200,000, and 50,000 |"),
    ("Lessons/Check/LessonChecker.swift", "mostTransitions = 50_000", "| 200,000, and 50,000 |"),
    ("Lessons/Check/LessonChecker.swift", "mostWork = 150_000_000", "150,000,000 units"),
    ("Lessons/Play/LessonPlay+Grading.swift", "mostWorlds = 5_000", "*fix* lesson | 5,000 |"),
    ("Lessons/Progress/ProgressText.swift", "mostRecords = 5000", "records of progress | 5,000;"),
    ("Demo/Play/DemoVotes.swift", "most = 999", "hand count | 999 |"),
    ("TextGrid/Input.swift", "mostKeys = 200_000", "the program is busy | 200,000,"),
    ("TextGrid/InputDecoder.swift", "pasteLimit = 1 << 20", "bracketed paste | 1 MiB,"),
    ("Dashboard/Prompt/LineEditor.swift", "limit = 4096", "the prompt | 4,096 characters"),
    ("Laboratory/Session/Session+Memory.swift", "mostMemory = 384 << 20", "| 384 MB of"),
    ("AppCode/Run/Interpreter.swift", "fuelPerEntry = 40_000", "in one callback | 40,000 |"),
    ("AppCode/Run/Interpreter.swift", "workPerEntry = 20_000_000", "| 20,000,000 units"),
    (
      "AppCode/Run/Interpreter.swift", "statementsPerEvent = 3 * fuelPerEntry",
      "three times as many, and as much"
    ),
    (
      "AppCode/Run/Interpreter.swift", "workPerEvent = 3 * workPerEntry",
      "three times as many, and as much"
    ),
    ("AppCode/Run/Interpreter.swift", "statementWeight = 500", "a statement counts 500"),
    ("AppCode/Run/Interpreter.swift", "longestText = 1 << 16", "running delegate | 64 KiB |"),
    (
      "AppCode/Run/Interpreter.swift", "mostElements = 10_000",
      "running delegate | 10,000; a longer"
    ),
    ("AppCode/Run/Interpreter.swift", "mostCells = 10_000", "variables of a delegate | 10,000 |"),
    ("AppCode/Run/Interpreter+Weight.swift", "heaviest = 100_000", "| 100,000, in 1,000 levels |"),
    ("AppCode/Run/Interpreter+Weight.swift", "mostLevels = 1_000", "| 100,000, in 1,000 levels |"),
    ("AppCode/Run/Interpreter+Weight.swift", "longestTypeName = 16_384", "written out | 16 KiB |"),
    ("AppCode/Run/Interpreter+Heap.swift", "mostParts = 1_500_000", "delegate keeps | 1,500,000 |"),
    ("AppCode/Run/Interpreter+Depth.swift", "deepest = 30_000", "| 30,000 levels:"),
    (
      "AppCode/Run/Interpreter+Views.swift", "statementsOfViews = 5_000",
      "each with 5,000 statements"
    ),
    ("AppCode/Run/Interpreter+ViewEvents.swift", "mostUpdates = 4", "one change | 4,"),
    ("AppCode/Source/SourceLimits.swift", "time = Duration.seconds(4)", "reading them | 4 s |"),
    ("AppCode/Source/SourceLimits.swift", "words = 40_000", "files together | 40,000 |"),
    ("AppCode/Source/StringsReader.swift", "mostTexts = 10_000", "Localizable.strings | 10,000,"),
    ("AppCode/Source/StringsReader.swift", "longest = 4_000", "of 4,000 characters each"),
    (
      "AppCode/Lower/Lowering.swift", "mostAliases = (atOnce: 1_000, inAll: 100_000)",
      "| 1,000, at most 16 deep, and 100,000"
    ),
    (
      "AppCode/Lower/Lowering.swift", "mostDefaults = (atOnce: 4, inAll: 200_000)",
      "| 4, and 200,000 tokens"
    ),
    ("AppCode/Flaws/PayloadFinder.swift", "mostLookups = 20_000", "keys of pushes | 20,000;"),
    // The page does not have these yet.
    ("AppCode/Foundation/RegularExpression.swift", "mostSteps = 200_000", "200,000 steps"),
    ("AppCode/Foundation/RegularExpression.swift", "mostStepsTogether = 2_000_000", "2,000,000"),
    (
      "AppCode/Foundation/RegularExpression.swift", "mostInstructions = 4_000", "4,000 instructions"
    ),
    ("CommandLanguage/Commands/Exploration.swift", "greatestDepth = 1000", "1,000 events"),
    ("Lessons/Format/LessonLimits.swift", "asks = 60", "60 questions"),
    ("Lessons/Format/LessonLimits.swift", "lessons = items", "400 lessons"),
    ("Lessons/Format/LessonLimits.swift", "items = 400", "400 items"),
    ("pushlab/Files/Journal.swift", "kept = 5", "5 journals"),
    ("pushlab/Files/ProgressFile.swift", "mostSetAside = 99", "99 damaged copies"),
    ("Dashboard/Prompt/PromptHistory.swift", "limit = 500", "500 lines of the prompt"),
    ("AppCode/Lower/Lowering.swift", "mostNotes = 5_000", "5,000 notes"),
    ("AppCode/Source/SourceLimits.swift", "brackets = 48", "48 brackets"),
    ("AppCode/Source/SourceLimits.swift", "levels = 400", "400 levels"),
    ("AppCode/Source/SourceLimits.swift", "openSquares = 12", "12 square brackets"),
    ("AppCode/Source/SourceLimits.swift", "openAngles = 60", "60 angle brackets"),
    ("AppCode/Source/SourceLimits.swift", "interpolations = 200", "200 interpolations"),
    ("Demo/Format/DemoBlock.swift", "steps = 99", "99 steps"),
    ("Demo/Format/DemoBlock.swift", "minutes = 1...240", "240 minutes"),
  ].map { Limit(file: $0.0, declaration: $0.1, words: $0.2) }

  @Test("each limit of the sources is on the page with its number", arguments: limits)
  func page(limit: Limit) throws {
    let source = try text("Sources/" + limit.file)
    #expect(source.contains(limit.declaration), "\(limit.file) no longer has \(limit.declaration)")
    #expect(try text("docs/limits.md").contains(limit.words), "\(limit.words)")
  }

  /// Limits of drawing, of words, of iOS and of speed, which no user of the program meets.
  static let others: Set = [
    "mostCandidates", "mostOpenHandlers", "mostLooks", "mostWatched", "mostCompared", "mostCells",
    "longestBridge", "longestStay", "longestId", "longestMade", "mostDigits", "mostWhyLines",
    "mostCategories", "mostButtons", "mostClosures", "mostAssumptions", "mostDays", "mostVisits",
    "mostPayloads", "mostSingleKeys", "mostFaults", "mostDiagnostics", "mostLocalRequests",
    "mostSeconds", "mostFraction", "mostCalls", "mostUses", "longestLine", "mostParts", "mostLines",
    "mostWorlds", "mostRepetitions", "mostRuns", "mostContinued", "longest", "most",
  ]

  @Test("no `most...` or `longest...` of the sources is forgotten here")
  func complete() throws {
    let known = Set(
      Self.limits.compactMap { limit in
        limit.declaration.split(separator: " ").first.map(String.init)
      })
    let declared =
      #/(?:let|var) ((?:most|longest|greatest|largest)[A-Z]\w*)\s*(?::[^=]*)?= ?[\d(]/#
    let files = FileManager.default.enumerator(
      at: Self.root.appending(path: "Sources"), includingPropertiesForKeys: nil)
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift" else { continue }
      for match in try String(contentsOf: file, encoding: .utf8).matches(of: declared) {
        let name = String(match.1)
        #expect(
          known.contains(name) || Self.others.contains(name), "\(file.lastPathComponent): \(name)")
      }
    }
  }
}
