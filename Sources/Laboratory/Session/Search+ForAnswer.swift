import Explorer
import Platform

extension Search {
  /// The transitions between two looks at the memory.
  private static let slice = 250

  /// Runs a search that is a part of an answer at the prompt or of a lesson's reply. `stopped`: it reached
  /// `Session.mostWorkForAnswer` or `Session.mostMemory`.
  mutating func runForAnswer() -> Answer {
    Interruption(allowing: Session.mostWorkForAnswer).perform {
      while true {
        if let answer = advance(transitions: Search.slice) { return answer }
        if Interruption.current?.isCancelled == true || hasMoreInMemory(than: Session.mostMemory) {
          return Answer(extent: .stopped)
        }
      }
    }.0
  }
}
