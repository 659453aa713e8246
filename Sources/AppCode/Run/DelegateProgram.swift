import LifecycleModel

/// A delegate that was read, ready to be called.
package struct DelegateProgram: AppProgram {
  package let file: String
  package let propertyNames: [String]
  /// The modes that the file declares with a line `// UIBackgroundModes: ...`; without it those that
  /// its methods need.
  package let defaultModes: [BackgroundMode]
  /// The source, line by line, for showing it.
  package let sourceLines: [String]
  let tree: ProgramTree
  private let answers: [Callback: Answer]

  init(file: String, text: String, tree: ProgramTree, declaredModes: [BackgroundMode]?) {
    self.file = file
    sourceLines = LineTable.lines(of: text)
    self.tree = tree
    propertyNames = tree.properties.map(\.name)
    var answers: [Callback: Answer] = [:]
    for callback in Callback.allCases {
      answers[callback] = DelegateProgram.answer(to: callback, tree.methods)
    }
    self.answers = answers
    defaultModes = declaredModes ?? DelegateProgram.modesNeeded(by: answers)
  }

  package var className: String { tree.className }

  /// `name(labels:)` of all methods, in the order of the file.
  package var methodNames: [String] { tree.methods.map(\.fullName) }

  package func answer(to callback: Callback) -> Answer { answers[callback] ?? .missing }

  package func run(_ entry: AppEntry, in reaction: inout Reaction) {
    // Moved in and out: with a second owner the first step would copy all those before it.
    var interpreter = Interpreter(tree, consume reaction)
    interpreter.run(entry)
    reaction = interpreter.reaction
  }

  private static func modesNeeded(by answers: [Callback: Answer]) -> [BackgroundMode] {
    var modes: [BackgroundMode] = []
    if case .implemented = answers[.didReceiveRemoteNotificationFetch] {
      modes.append(.remoteNotification)
    }
    if case .implemented = answers[.performFetch] { modes.append(.fetch) }
    return modes
  }

  private static func answer(to callback: Callback, _ methods: [ProgramTree.Method]) -> Answer {
    if let method = methods.first(where: { $0.fullName == callback.swiftName }) {
      return .implemented(line: method.line)
    }
    guard callback.swiftName.hasSuffix(")") else { return .missing }
    let slip = methods.first { method in
      !Callback.allCases.contains { $0.swiftName == method.fullName }
        && isSlip(method, of: callback.swiftName)
    }
    return slip.map { .nearMiss(name: $0.fullName, line: $0.line) } ?? .missing
  }

  /// A few wrong letters, or a first parameter that lacks its `_`.
  private static func isSlip(_ method: ProgramTree.Method, of name: String) -> Bool {
    let limit = 3
    if Nearest.distance(method.fullName, name, limit: limit) <= limit { return true }
    guard let first = method.labels.first, first != "_" else { return false }
    let labels = ["_"] + method.labels.dropFirst()
    return method.baseName + "(" + labels.map { $0 + ":" }.joined() + ")" == name
  }
}
