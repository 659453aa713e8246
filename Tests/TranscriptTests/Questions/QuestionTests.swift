import CommandLanguage
import Foundation
import Laboratory
import Testing

/// Questions that developers ask in public, each with commands for PushLab and the words that the
/// answer must contain (`questions.txt`). `# ` begins a question; a line `~ TEXT` is compared with
/// the answer of the previous command, ignoring line breaks; every expectation must hold.
@Suite struct QuestionTests {
  struct Question: Sendable, CustomTestStringConvertible {
    struct Command: Sendable {
      var text: String
      var says: [String] = []
    }

    var words: String
    var commands: [Command] = []

    var testDescription: String { words }
  }

  static let questions: [Question] = {
    let file = TranscriptTests.folder.appending(path: "Questions/questions.txt")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    var questions: [Question] = []
    for line in text.split(separator: "\n").map(String.init) {
      if line.hasPrefix("# ") {
        questions.append(Question(words: String(line.dropFirst(2))))
      } else if line.hasPrefix("~ ") {
        let command = questions[questions.count - 1].commands.count - 1
        questions[questions.count - 1].commands[command].says.append(String(line.dropFirst(2)))
      } else {
        questions[questions.count - 1].commands.append(Question.Command(text: line))
      }
    }
    return questions
  }()

  @Test("there are at least 60, and each has an answer")
  func present() {
    #expect(Self.questions.count >= 60)
    for question in Self.questions {
      #expect(question.commands.contains { !$0.says.isEmpty }, "\(question.words)")
    }
  }

  @Test("question", arguments: questions)
  func question(_ question: Question) throws {
    var session = try TranscriptTests.session()
    var printer = TracePrinter(format: .text, language: .english)
    for wanted in question.commands {
      let parsed = try CommandParser.parse(
        wanted.text + "\n", ParseContext(place: .script, file: "-"))
      var lines: [String] = []
      for command in parsed {
        lines += printer.lines(for: command, session.submit(command), in: session)
      }
      let found = lines.joined(separator: " ").split(separator: " ").joined(separator: " ")
      for said in wanted.says { #expect(found.contains(said), "\(wanted.text): \(found)") }
      if wanted.text.hasPrefix("expect ") { #expect(!found.contains("fails"), "\(found)") }
    }
  }
}
