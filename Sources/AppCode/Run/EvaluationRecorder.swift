import LifecycleModel
import Synchronization

/// Records the values that the app's code reads, line by line, for the delegate pane. Recordings
/// are not part of the steps: the event is replayed to record it.
package final class EvaluationRecorder: Sendable {
  package enum Observation: Hashable, Sendable {
    /// A condition or a part of one, with values instead of names: `inactive == background`.
    case condition(String, Bool)
    case local(String, String)
  }

  private struct Lines {
    var observations: [[Observation]] = []
    /// The index in `observations` of the executing line's list; -1 before the first line.
    var present = -1
  }

  private let lines = Mutex(Lines())

  package init() {}

  /// One list for each executed line, in the order of the line steps.
  package var observations: [[Observation]] { lines.withLock { $0.observations } }

  func begin() {
    lines.withLock {
      $0.observations.append([])
      $0.present = $0.observations.count - 1
    }
  }

  /// The index of the executing line. A caller keeps it for `goBack` after a call, because later
  /// evaluations belong to its own line.
  var present: Int { lines.withLock { $0.present } }

  func goBack(to line: Int) { lines.withLock { $0.present = line } }

  func note(_ observation: Observation) {
    lines.withLock { lines in
      guard lines.present >= 0, !lines.observations[lines.present].contains(observation) else {
        return
      }
      lines.observations[lines.present].append(observation)
    }
  }
}

/// A program that records its evaluation and otherwise behaves the same.
package struct RecordedProgram: AppProgram {
  private let program: DelegateProgram
  private let watch: EvaluationRecorder

  package init(_ program: DelegateProgram, _ watch: EvaluationRecorder) {
    (self.program, self.watch) = (program, watch)
  }

  package var file: String { program.file }
  package var propertyNames: [String] { program.propertyNames }
  package var permittedTasks: [String] { program.permittedTasks }
  package var idleProperties: [Int] { program.idleProperties }
  package func answer(to callback: Callback) -> Answer { program.answer(to: callback) }
  package func line(of closure: Value) -> Int { program.line(of: closure) }

  package func run(_ entry: AppEntry, in reaction: inout Reaction) {
    var interpreter = Interpreter(program.sharedTree, consume reaction)
    interpreter.watch = watch
    interpreter.run(entry)
    reaction = interpreter.reaction
  }
}

extension Interpreter {
  /// Records a local variable's value in the running call.
  func noteLocal(_ value: Value, inSlot slot: Int) {
    guard let watch, let name = tree.codes[codeNow].names[slot] else { return }
    watch.note(.local(name, Opaque.short(describe(value))))
  }

  /// Records a condition: a name, a comparison with its values, or the parts of `&&` and `||`.
  func noteCondition(_ expression: Expression, _ holds: Bool) {
    guard let watch else { return }
    switch expression {
    case .member(_, let name), .extensionMember(_, let name, _): watch.note(.condition(name, holds))
    case .slot(let slot):
      if let name = tree.codes[codeNow].names[slot] { watch.note(.condition(name, holds)) }
    case .callNamed(let call), .callMember(_, _, let call):
      watch.note(.condition(Opaque.short(call.name + call.spelling), holds))
    case .isType(_, let type): watch.note(.condition("is \(type.swiftName)", holds))
    default:
      break
    }
  }

  func noteComparison(
    _ operation: BinaryOperator, _ left: Value, _ right: Value, _ result: Value
  ) {
    guard let watch, case .bool(let holds) = result else { return }
    let text = "\(describe(left)) \(operation.rawValue) \(describe(right))"
    watch.note(.condition(Opaque.short(text), holds))
  }
}
