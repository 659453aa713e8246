import CommandLanguage

extension Lesson {
  /// Sixteen hexadecimal digits over the learner's task; for a lesson that is only read, over the
  /// text as well. Correcting a sentence elsewhere keeps a solved lesson solved.
  func hash(withSource source: [UInt8]) -> String {
    var hash = FowlerNollVo()
    hash.add(kind.rawValue)
    hash.add(stage.profile.rawValue)
    hash.add(StageCommand.app(stage.app).canonicalText)
    for option in stage.options { hash.add(option.rawValue) }
    for mode in stage.modes ?? [] { hash.add(mode.rawValue) }
    for property in properties { hash.add(property.rawValue) }
    add(task.start, to: &hash)
    for mark in task.marks {
      hash.add(mark.kind.rawValue)
      hash.add(mark.sentence.en.plain)
      for expectation in mark.expectations { hash.add(expectation.canonicalText) }
    }
    for ask in task.asks {
      for parsed in ask.scene + [ask.event] { hash.add(parsed.command.canonicalText) }
      for item in ask.items ?? [] { hash.add(item.text) }
    }
    for test in task.tests {
      for parsed in test.commands { hash.add(parsed.command.canonicalText) }
    }
    for choice in task.choices { hash.add(choice.answer.en.plain) }
    if kind == .read {
      for block in text.en { for words in block.words { hash.add(words.plain) } }
      add(task.solution, to: &hash)
    }
    hash.add(source)
    return ContentHash(value: hash.value).text
  }

  private func add(_ script: Script?, to hash: inout FowlerNollVo) {
    for parsed in script?.commands ?? [] { hash.add(parsed.command.canonicalText) }
  }
}

extension ContentHash {
  /// A hash over texts in their order.
  package init(of texts: some Sequence<String>) {
    var hash = FowlerNollVo()
    for text in texts { hash.add(text) }
    self.init(value: hash.value)
  }
}

/// FNV-1a with 64 bits, which is the same on every machine.
private struct FowlerNollVo {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func add(_ text: String) { add(Array(text.utf8)) }

  mutating func add(_ bytes: [UInt8]) {
    for byte in bytes + [0] { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
  }
}
