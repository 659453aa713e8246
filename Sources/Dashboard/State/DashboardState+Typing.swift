import CommandLanguage
import TextGrid

extension DashboardState {
  /// Handles input while the prompt is open.
  mutating func type(_ input: Input) -> [Effect] {
    if prompt.search != nil {
      typeHistorySearch(input)
      return []
    }
    if prompt.editor.isEmpty, let effects = typeOnEmptyLine(input) { return effects }
    if let command = LineEditor.keys[input] {
      prompt.error = nil
      prompt.editor.perform(command)
      return []
    }
    switch input {
    case .key(.enter): return send()
    case .key(.escape): leavePrompt()
    case .key(.tab): prompt.complete()
    case .key(.up), .key(.control("p")):
      if let line = prompt.history.older(than: prompt.editor.text) { replaceLine(line) }
    case .key(.down), .key(.control("n")):
      if let line = prompt.history.newer() { replaceLine(line) }
    case .key(.control("r")): prompt.searchOlder()
    case .key(.control("g")): replaceLine("")
    case .character(let scalar):
      prompt.error = nil
      prompt.editor.insert(scalar)
    case .paste(let text):
      prompt.error = nil
      prompt.editor.insert(text.sanitized(lineEnd: "; "))
    case .key, .modified, .alt, .mouse, .pasteTooLong, .pasteUnfinished, .keysDropped, .resize,
      .tick, .mail,
      .quit, .ignored,
      .escapeRevoked:
      break
    }
    return []
  }

  /// On an empty line, Space and the arrow keys step as they do without the prompt.
  private mutating func typeOnEmptyLine(_ input: Input) -> [Effect]? {
    if input == .key(.enter) {
      rest()
      return []
    }
    if input == .key(.control("d")) {
      leavePrompt()
      return []
    }
    if input == .character(":") || input == .character("：") {
      prompt.isKept = true
      return []
    }
    guard input == .character(" ") || input == .key(.left) || input == .key(.right),
      let action = KeyTable.bindings[input]?.action
    else { return nil }
    return perform(action)
  }

  /// Closes the prompt; a line with an error is dropped.
  private mutating func leavePrompt() {
    mode = .keys
    prompt.isKept = false
    if prompt.error != nil { replaceLine("") }
  }

  private mutating func replaceLine(_ line: String) {
    prompt.error = nil
    prompt.editor.set(line)
  }

  private mutating func typeHistorySearch(_ input: Input) {
    switch input {
    case .key(.control("r")): prompt.searchOlder()
    case .key(.control("g")): prompt.endSearch(taking: false)
    case .character(let scalar):
      prompt.search?.wanted.insert(scalar)
      lookAgain()
    case .key(.backspace):
      prompt.search?.wanted.perform(.deleteBack)
      lookAgain()
    case .key, .modified, .alt, .paste, .mouse, .pasteTooLong, .pasteUnfinished, .keysDropped,
      .resize, .tick,
      .mail, .quit,
      .ignored, .escapeRevoked:
      prompt.endSearch(taking: true)
    }
  }

  private mutating func lookAgain() {
    let wanted = prompt.search?.wanted.text ?? ""
    let found = prompt.history.find(wanted)
    prompt.search?.found = found
  }

  /// Handles input while the text for `/` is being typed.
  mutating func typeSearch(_ input: Input) {
    if let command = LineEditor.keys[input] {
      wanted.perform(command)
      return
    }
    switch input {
    case .key(.enter):
      let text = wanted.isEmpty ? lastWanted : wanted.text
      wanted.set("")
      mode = .keys
      if !text.isEmpty {
        lastWanted = text
        find(text)
      }
    case .key(.escape), .key(.control("g")):
      wanted.set("")
      mode = .keys
    case .character(let scalar): wanted.insert(scalar)
    case .paste(let text): wanted.insert(text.sanitized(lineEnd: " "))
    case .key, .modified, .alt, .mouse, .pasteTooLong, .pasteUnfinished, .keysDropped, .resize,
      .tick, .mail,
      .quit, .ignored,
      .escapeRevoked:
      break
    }
  }

  private mutating func send() -> [Effect] {
    let line = prompt.editor.text
    let context = ParseContext(place: .prompt, file: "-", readFile: readFile)
    do {
      queue = try CommandParser.parse(line, context)[...]
    } catch {
      prompt.error = error.errors.first
      return [.bell]
    }
    prompt.history.add(line)
    keyCast.add(line: terminalSafe(line))
    prompt.editor.set("")
    if !prompt.isKept { mode = .keys }
    return work()
  }
}

extension String {
  /// Pasted text in one line, without control characters. Each line end except the last becomes
  /// `lineEnd`.
  fileprivate func sanitized(lineEnd: String) -> String {
    var lines = split(separator: "\n", omittingEmptySubsequences: false)
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.map { line in
      String(String.UnicodeScalarView(line.unicodeScalars.map(\.withoutControl)))
    }.joined(separator: lineEnd)
  }
}

extension Unicode.Scalar {
  fileprivate var withoutControl: Unicode.Scalar {
    guard properties.generalCategory == .control else { return self }
    return self == "\t" ? " " : "?"
  }
}
