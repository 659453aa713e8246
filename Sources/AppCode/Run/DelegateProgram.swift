import LifecycleModel

/// A loaded app, ready to run.
package struct DelegateProgram: AppProgram {
  /// One file of the app. Line numbers continue from file to file.
  package struct File: Sendable {
    package var name: String
    package var firstLine: Int
  }

  package let files: [File]
  package let propertyNames: [String]
  /// The modes in a file's line `// UIBackgroundModes: ...`; otherwise those that the app's methods
  /// need.
  package let defaultModes: [BackgroundMode]
  /// Whether the files declare UIBackgroundModes themselves.
  package let declaresModes: Bool
  /// The modes are guessed, though there is an Info.plist.
  package var infoPlistLacksModes: Bool { !declaresModes && tree.info != nil }
  /// The source lines for display.
  package let sourceLines: [String]
  /// Opaque names, assumptions and unplayed constructs, sorted by line; at most `mostNotes`.
  package let notes: [Located<SourceNote>]
  package static let mostNotes = Lowering.mostNotes
  /// Task identifiers that Info.plist permits; all if an app that uses BGTaskScheduler comes
  /// without an Info.plist.
  package let permittedTasks: [String]
  package let usesContinuedProcessing: Bool
  package let idleProperties: [Int]
  package let hasMarks: Bool
  package let asksForButtons: Bool
  /// Whether the code reads the permission for location.
  package let asksForLocationPermission: Bool
  /// Sample payloads with the keys that the code reads and the values that it compares them with.
  package let payloads: [JSON]
  /// How the app adopts scenes, and which declaration shows it.
  package let scenes: SceneEvidence
  /// nil without a Localizable.strings among the files.
  package let localized: AppTexts?
  private(set) var sharedTree: SharedTree
  private var answers: [Callback: Answer]
  /// nil if runs of the code are not remembered.
  private var runs: RunMemory?

  package var rememberingRuns: any AppProgram {
    var program = self
    program.runs = RunMemory()
    return program
  }

  package var withoutGrants: any AppProgram {
    guard sharedTree.asksForGrants, !usesContinuedProcessing else { return self }
    var program = self
    program.sharedTree = SharedTree(sharedTree.value.withoutGrants)
    return program
  }

  init(
    files: [File], sourceLines: [String], words: CodeWords, tree: ProgramTree,
    declaredModes: [BackgroundMode]?,
    notes: [Located<SourceNote>], permittedTasks: [String]?, scenes: SceneEvidence,
    localized: AppTexts? = nil, hasMarks: Bool
  ) {
    self.hasMarks = hasMarks
    self.localized = localized
    let usesTasks = ["BGTaskScheduler", ". backgroundTask ("].contains(where: words.contain)
    self.permittedTasks = permittedTasks ?? (usesTasks ? [anyTask] : [])
    usesContinuedProcessing =
      words.contain("BGContinuedProcessingTask")
      || words.contain("BGContinuedProcessingTaskRequest")
    self.files = files
    self.sourceLines = sourceLines
    let idle = DelegateProgram.idleProperties(of: tree)
    idleProperties = idle
    payloads = tree.payloadsAskedFor
    asksForButtons = tree.asksForButtons
    asksForLocationPermission =
      words.contain("CLLocationManager") && words.contain("authorizationStatus")
    let idleNames = idle.map { tree.delegateFields[$0].name }
    var whole = tree
    whole.files = files
    whole.findIdleCode(idleNames)
    whole.propertyNames = tree.delegateFields.map(\.name) + tree.globals.map(\.name)
    sharedTree = SharedTree(whole)
    self.notes = notes
    propertyNames =
      tree.delegateFields.map(\.name)
      + tree.globals.map { global in
        guard let owner = global.owner, owner != tree.delegate else { return global.name }
        return "\(TypeReference.withoutFile(owner)).\(global.name)"
      }
    answers = tree.answers
    self.scenes = scenes
    declaresModes = declaredModes != nil
    defaultModes = declaredModes ?? DelegateProgram.modesNeeded(by: answers, words)
  }

  /// A placeholder until the files are parsed. It has their lines and only one method: the push
  /// method at which the code pane begins.
  package static func unread(file: String, text: String) -> DelegateProgram {
    let lines = LineTable.lines(of: text)
    var program = DelegateProgram(
      files: [File(name: file, firstLine: 1)], sourceLines: lines, words: CodeWords([]),
      tree: ProgramTree(),
      declaredModes: [], notes: [], permittedTasks: [], scenes: SceneEvidence(adoption: .none),
      hasMarks: false)
    // Faster than the standard library's search, whose first use would take longer than the rest of
    // the first frame.
    func has(_ word: StaticString, _ line: String) -> Bool {
      let line = line.utf8
      return word.withUTF8Buffer { word in
        line.indices.contains { line[$0...].starts(with: word) }
      }
    }
    let parameter = lines.firstIndex { has("didReceiveRemoteNotification userInfo", $0) }
    if let method = parameter.flatMap({ lines[...$0].lastIndex { has("func ", $0) } }) {
      program.answers[.didReceiveRemoteNotificationFetch] = .implemented(line: method + 1)
    }
    return program
  }

  package static func lineCount(of text: String) -> Int { LineTable.lines(of: text).count }

  /// True also for nil.
  package func has(file: String?) -> Bool {
    file.map { name in files.contains { $0.name == name } } ?? true
  }

  /// Whether the files have the line. A line without a file counts through all files.
  package func hasLine(of assumption: Assumption) -> Bool {
    assumption.line <= (assumption.file.map(lineCount(ofFile:)) ?? sourceLines.count)
  }

  /// 0 if the app has no such file.
  package func lineCount(ofFile name: String) -> Int {
    guard let index = files.firstIndex(where: { $0.name == name }) else { return 0 }
    let end = files.indices.contains(index + 1) ? files[index + 1].firstLine : sourceLines.count + 1
    return end - files[index].firstLine
  }

  var tree: ProgramTree {
    _read { yield sharedTree.value }
  }

  package var file: String { files.first?.name ?? "" }
  package var className: String { tree.delegate }
  /// Whether one class is both application delegate and scene delegate. UIKit creates two objects
  /// of it; here one object receives all calls (a simplification, which the load report mentions).
  package var isSceneDelegateToo: Bool { tree.sceneDelegate == tree.delegate }
  package var hasEntryPoint: Bool { tree.hasEntryPoint }
  /// Whether UIKit is assumed to make the window, because no Info.plist says so.
  package var storyboardOwner: String? { tree.storyboardOwner }
  /// Whether the Info.plist asks iOS to end the app instead of suspending it.
  package var exitsOnSuspend: Bool {
    tree.info?.values["UIApplicationExitsOnSuspend"]?.asBool == true
  }
  /// The class with `@main` if it is not the delegate's; nil for SwiftUI apps.
  package var startClass: String? { tree.startClass }

  /// The SwiftUI App.
  package var app: String? { tree.app }
  /// The class that a SwiftUI app's adaptor names, if the files do not declare it.
  package var missingDelegate: String? { tree.missingDelegate }
  /// The delegate's superclass, if neither the files nor the simulator have it.
  package var unknownSuperclass: String? { tree.unknownSuperclass }
  /// The scene delegate and its superclass, if that is not in the files.
  package var unknownSceneSuperclass: (name: String, superclass: String)? {
    guard let scene = tree.sceneDelegate, scene != tree.delegate,
      let superclass = tree.unknownSuperclass(of: scene)
    else { return nil }
    return (scene, superclass)
  }
  /// The scene delegate that the Info.plist names, if the files do not declare it.
  package var missingSceneDelegate: String? { tree.missingSceneDelegate }
  /// Classes of a service extension whose superclass is not in the files.
  package var extensionsOfUnknownCode: [(name: String, superclass: String)] {
    tree.serviceExtensions
  }
  /// The full names of methods that no file calls and that only iOS may call.
  package var methodsOfferedToSystem: Set<String> { tree.offeredToSystem }
  /// Whether code of the files sets the delegate of UNUserNotificationCenter.
  package var setsCenterDelegate: Bool {
    let reach = Reach(tree: tree)
    return tree.codes.contains {
      reach.setsCentreDelegate(itself: $0) || reach.setsCentreDelegate(inClosuresOf: $0)
    }
  }

  /// The file of a line that counts through all files, and the line within that file.
  package func place(ofLine line: Int) -> (file: String, line: Int) {
    let file = files.last { $0.firstLine <= line }
    return (file?.name ?? "", line - (file?.firstLine ?? 1) + 1)
  }

  /// `name(labels:)` of the methods of the application and scene delegates, in the order of the
  /// files.
  package var methodNames: [String] {
    let scene = isSceneDelegateToo ? nil : tree.sceneDelegate
    let types = [tree.delegate, scene].compactMap { $0 }.flatMap(tree.lineage)
    return types.flatMap(\.methods).map(\.fullName)
  }

  /// The first line of a type's method in the files, by its full name such as
  /// `scene(_:openURLContexts:)`; nil if no type has it. Ignores private methods, which iOS does
  /// not see.
  package func line(ofMethod name: String) -> Int? { lines(ofMethod: name).min() }

  /// The lines of all such methods; `isAsync`: only of those that are `async`.
  package func lines(ofMethod name: String, isAsync: Bool = false) -> [Int] {
    tree.types.values.flatMap(\.methods).filter {
      $0.fullName == name && !$0.isPrivate && ($0.isAsync || !isAsync)
    }.map(\.line)
  }

  /// The lines of a SwiftUI view's closures of that kind, from top to bottom.
  package func lines(ofClosures callback: Callback) -> [Int] {
    (tree.viewHooks[callback] ?? []).sorted()
  }

  package func answer(to callback: Callback) -> Answer { answers[callback] ?? .missing }

  /// Whether any type of the files has the method, delegate or not.
  package func someTypeHas(_ callback: Callback) -> Bool {
    tree.types.keys.contains { tree.method(for: callback, in: $0) != nil }
  }

  package func answer(to callback: Callback, of type: String) -> Answer {
    tree.answer(to: callback, of: type)
  }

  package func line(of closure: Value) -> Int {
    switch closure {
    case .object("ViewTask", let parts), .object("Reply", let parts),
      .object("TaskReply", let parts):
      return parts.first.map(line) ?? 1
    default: break
    }
    if case .object("StreamFeed", let parts) = closure, case .int(let line)? = parts.last {
      return line
    }
    guard case .closure(let code, _) = closure, tree.codes.indices.contains(code) else { return 1 }
    return tree.codes[code].line
  }

  package func isIdle(_ work: Value) -> Bool {
    guard case .object("UnknownCall", let parts) = work, case .closure(let code, _)? = parts.first
    else { return false }
    return tree.idleCodes.contains(code)
  }

  package func withoutBookkeeping(_ heap: [Value?], keepsNumbers: Bool) -> [Value?] {
    Interpreter.withoutBookkeeping(heap, keepsNumbers: keepsNumbers)
  }

  package func assumption(_ value: AssumedValue, of assumed: Assumed) -> Assumption {
    let place = place(ofLine: assumed.line)
    return files.count > 1
      ? Assumption(file: place.file, line: place.line, number: assumed.number, value)
      : Assumption(line: assumed.line, number: assumed.number, value)
  }

  package func run(_ entry: AppEntry, in reaction: inout Reaction) {
    if case .notification = entry, tree.app == nil,
      !Interpreter.hasObservers(in: reaction.world.memory.heap)
    {
      return
    }
    guard let runs else { return play(entry, in: &reaction) }
    runs.run(entry, in: &reaction, sharedTree) { play(entry, in: &$0) }
  }

  private func play(_ entry: AppEntry, in reaction: inout Reaction) {
    // Moved in and out, because a second owner would make the first step copy all earlier ones.
    var interpreter = Interpreter(sharedTree, consume reaction)
    interpreter.run(entry)
    reaction = interpreter.reaction
  }

  private static func modesNeeded(
    by answers: [Callback: Answer], _ words: CodeWords
  ) -> [BackgroundMode] {
    var modes: [BackgroundMode] = []
    if case .implemented = answers[.didReceiveRemoteNotificationFetch] {
      modes.append(.remoteNotification)
    }
    for callback in [Callback.performFetch, .refreshTask] {
      if case .implemented = answers[callback], !modes.contains(.fetch) { modes.append(.fetch) }
    }
    if !modes.contains(.fetch), words.contain("BGAppRefreshTaskRequest (") {
      modes.append(.fetch)
    }
    if words.contain("BGProcessingTaskRequest (") { modes.append(.processing) }
    // Without the background mode the assignment raises an exception.
    if words.contain("allowsBackgroundLocationUpdates = true") { modes.append(.location) }
    let calls = [
      Callback.didReceiveIncomingPush, .didReceiveIncomingPushOld, .didReceiveIncomingVoIPPush,
    ]
    if calls.contains(where: { if case .implemented = answers[$0] { true } else { false } }) {
      modes.append(.voip)
    }
    return modes
  }
}
