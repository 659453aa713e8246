import LifecycleModel

/// All facts about a verb except its name. Parser, completion, help, the printed form of plain
/// events and the Chinese words read this row.
package struct VerbRow: Sendable {
  package var group: Verb.Group
  /// Completion offers the first one.
  package var chinese: [String]
  /// One line for each form; empty for the verb alone.
  package var usage: [String]
  package var help: Bilingual
  package var reach: Verb.Reach
  /// Help text beyond the usage lines; nil if there is none.
  package var details: Bilingual?
  /// The event of a verb without arguments.
  package var plainEvent: Event?
  /// The words that may be at the cursor.
  let completes: @Sendable (Grammar) -> [Grammar.Candidate]
  let parse: @Sendable (inout Arguments) throws(CommandError) -> Command

  init(
    _ group: Verb.Group, _ chinese: String..., usage: String..., en: String, zh: String,
    reach: Verb.Reach = .everywhere, details: Bilingual? = nil,
    completes: @escaping @Sendable (Grammar) -> [Grammar.Candidate] = { _ in [] },
    parse: @escaping @Sendable (inout Arguments) throws(CommandError) -> Command
  ) {
    self.group = group
    self.chinese = chinese
    self.usage = usage
    help = Bilingual(en: en, zh: zh)
    self.reach = reach
    self.details = details
    self.completes = completes
    self.parse = parse
  }

  /// A verb without arguments that is an event.
  init(
    event: Event, _ chinese: String..., en: String, zh: String, details: Bilingual? = nil
  ) {
    group = .event
    self.chinese = chinese
    usage = []
    help = Bilingual(en: en, zh: zh)
    reach = .everywhere
    self.details = details
    plainEvent = event
    completes = { _ in [] }
    parse = { _ in .event(event) }
  }
}

extension VerbRow {
  static let onReplacing = Bilingual(
    en: "A file that PushLab has not written is not replaced, unless a ! stands behind the verb.",
    zh: "不会替换不是由 PushLab 写的文件；在动词后加 ! 才会替换。")
}

extension Verb {
  /// Whether `!` may follow it. It then replaces a file that PushLab has not written.
  var canBeForced: Bool { self == .save || self == .saveLesson || self == .export }

  package var usage: [String] { row.usage.isEmpty ? [word] : row.usage }
  package var group: Group { row.group }
  package var reach: Reach { row.reach }

  /// The verbs of events without arguments.
  static let ofPlainEvent: [Event: Verb] = allCases.reduce(into: [:]) { table, verb in
    if let event = verb.row.plainEvent { table[event] = verb }
  }

  static func list(_ words: [some Keyword]) -> Bilingual {
    let words = words.map(\.rawValue)
    return Bilingual(en: words.joined(separator: ", "), zh: words.joined(separator: "、"))
  }

  static func names(_ placeholder: String, _ words: [some Keyword]) -> Bilingual {
    let list = list(words)
    return Bilingual(en: "\(placeholder): \(list.en).", zh: "\(placeholder) 可以是 \(list.zh)。")
  }
}
