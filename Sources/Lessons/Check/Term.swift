import CommandLanguage
import LifecycleModel
import TextGrid

/// A technical term. One lesson explains it before any lesson uses it.
enum Term: Hashable {
  /// Several callbacks if the methods of two delegates share a short name.
  case callbacks(Set<Callback>)
  case state(LifecycleState)
  /// A flag of iOS, written `ios.NAME`.
  case flag(Flag.Name)
  /// A verb, with the next word if that makes it another command: `push silent`.
  case command([String])

  /// Reads a word of `explains`. Returns nil if there is no such term.
  init?(_ spelling: String) {
    if let term = Term(code: spelling) {
      self = term
    } else if let state = LifecycleState(rawValue: spelling) {
      self = .state(state)
    } else if spelling.hasPrefix(Self.flagPrefix),
      let flag = Flag.Name(rawValue: String(spelling.dropFirst(Self.flagPrefix.count)))
    {
      self = .flag(flag)
    } else {
      self.init(command: spelling)
    }
  }

  /// The term of a typed command; nil if it begins with no verb.
  init?(command: String) {
    let words = command.split(separator: " ").prefix(2).map(String.init)
    guard let first = words.first, let verb = Verb(rawValue: first) else { return nil }
    let isDivided = Self.divided.contains(verb) && words.count > 1 && !words[1].hasPrefix("{")
    self = .command(isDivided ? words : [first])
  }

  private static let flagPrefix = "ios."
  private static let divided: Set<Verb> = [
    .push, .settings, .xcode, .travel, .transfer, .task, .option,
  ]

  var spelling: String {
    switch self {
    case .callbacks(let callbacks):
      return Set(callbacks.map(CallbackNames.shortName)).sorted().joined(separator: "/")
    case .state(let state): return state.rawValue
    case .flag(let flag): return Self.flagPrefix + flag.rawValue
    case .command(let words): return words.joined(separator: " ")
    }
  }

  /// Whether explaining `other` explains this one.
  func isCovered(by other: Term) -> Bool {
    switch (self, other) {
    case (.callbacks(let own), .callbacks(let others)): return !own.isDisjoint(with: others)
    case (.callbacks, _), (.state, _), (.flag, _), (.command, _): return self == other
    }
  }

  static func nearest(to spelling: String) -> String? {
    let words =
      CallbackNames.shortNames + LifecycleState.allCases.map(\.rawValue)
      + Flag.Name.allCases.map { flagPrefix + $0.rawValue } + Verb.allCases.map(\.rawValue)
    return Nearest.word(to: spelling, among: words)
  }
}

// MARK: Uses

extension Lesson {
  /// The terms that a learner has to read or type: commands, offered calls, goals, and code in the
  /// text.
  var usedTerms: [Term] {
    var used: [Term] = []
    func add(_ term: Term?) {
      if let term, !used.contains(term) { used.append(term) }
    }
    var scripts =
      [task.start, task.solution, task.variant?.start, task.variant?.solution]
      .compactMap { $0 } + task.also
    scripts += task.asks.map { Script(commands: $0.scene + [$0.event], place: $0.place) }
    for parsed in scripts.flatMap(\.commands) + task.tests.flatMap(\.commands) {
      if case .expect(let expectation) = parsed.command {
        expectation.claim.terms.forEach(add)
      } else {
        add(Term(command: parsed.command.canonicalText))
      }
    }
    for case .call(let name) in task.asks.flatMap({ $0.items ?? [] }) {
      add(.callbacks(Set(name.callbacks)))
    }
    task.marks.flatMap(\.expectations).flatMap(\.claim.terms).forEach(add)
    for text in words where text.language == .english {
      for code in text.blocks.flatMap(\.words).flatMap(\.codes) { add(Term(code: code)) }
    }
    return used
  }
}

extension Term {
  /// The term in a piece of `code`; nil if it is neither a whole command nor a callback.
  fileprivate init?(code: String) {
    let context = ParseContext(place: .prompt, file: "-")
    if let command = (try? CommandParser.parse(code, context))?.first?.command {
      self.init(command: command.canonicalText)
    } else {
      self.init(callback: code)
    }
  }

  /// A callback's name, with or without the part in parentheses.
  fileprivate init?(callback code: String) {
    let name = CallbackNames.callback(named: code) ?? CallbackNames.callback(named: code + "(_:)")
    guard let name else { return nil }
    self = .callbacks(Set(name.callbacks))
  }
}

extension Expectation.Claim {
  fileprivate var terms: [Term] {
    switch self {
    case .state(let state): return [.state(state)]
    case .called(let name, _, _, _): return [.callbacks(Set(name.callbacks))]
    case .calls(let names): return names.map { .callbacks(Set($0.callbacks)) }
    case .order(let first, let second):
      return [first, second].map { .callbacks(Set($0.callbacks)) }
    case .flag(.ios(let flag), _): return [.flag(flag)]
    case .flag(.any(let name), _): return Flag.Name(rawValue: name).map { [.flag($0)] } ?? []
    case .event, .refused, .shown, .timer, .apns, .treated, .handlerCalledOnceInTime, .content,
      .terminated:
      return []
    }
  }
}

// MARK: Sentences

extension Lesson {
  /// Whether a sentence of the text, before or after the task, explains the term.
  func hasSentence(about term: Term, in language: Language) -> Bool {
    (text[language] + recap[language]).flatMap { Sentence.sentences(of: $0) }.contains {
      $0.isAbout(term, in: language)
    }
  }
}

/// A sentence of the text, or a line of a sample that explains the command at its beginning.
private struct Sentence {
  var codes: [String] = []
  /// The whole text, including code.
  var text = ""
  /// The text without code.
  var words = ""

  static func sentences(of block: ProseBlock) -> [Sentence] {
    if case .sample(language: "text", let lines) = block.content {
      return lines.map { Sentence(codes: [$0], text: $0, words: $0) }
    }
    return block.words.flatMap { sentences(of: $0) }
  }

  private static func sentences(of rich: Rich) -> [Sentence] {
    var all = [Sentence()]
    for run in rich.runs {
      if run.style == .code {
        all[all.count - 1].codes.append(run.text)
        all[all.count - 1].text += run.text
        continue
      }
      var isEnded = false
      for character in run.text {
        if isEnded, character.isWhitespace { all.append(Sentence()) }
        all[all.count - 1].text.append(character)
        all[all.count - 1].words.append(character)
        if "。？！".contains(character) { all.append(Sentence()) }
        isEnded = ".?!".contains(character)
      }
    }
    return all
  }

  func isAbout(_ term: Term, in language: Language) -> Bool {
    guard saysSomething else { return false }
    switch term {
    case .callbacks(let callbacks):
      return codes.contains { code in
        if case .callbacks(let named)? = Term(callback: code) {
          return !named.isDisjoint(with: callbacks)
        }
        return false
      }
    case .state(let state): return contains(state.label[language])
    case .flag(let flag): return contains(flag.label[language])
    case .command(let words):
      return codes.contains { code in
        let typed = code.split {
          !($0.isASCII && ($0.isLetter || $0.isNumber)) && $0 != "-" && $0 != "_"
        }.map(String.init)
        return typed.indices.contains { typed[$0...].starts(with: words) }
      }
    }
  }

  /// Whether the text contains the label, without the English word in parentheses that a label may
  /// have.
  private func contains(_ label: String) -> Bool {
    text.lowercased().contains(label.lowercased().prefix { $0 != "（" })
  }

  /// Whether it has at least four words besides code.
  private var saysSomething: Bool {
    let han = words.count(where: \.isHan)
    let latin = words.split { !($0.isASCII && ($0.isLetter || $0 == "'")) }
    return han + latin.count >= 4
  }
}
