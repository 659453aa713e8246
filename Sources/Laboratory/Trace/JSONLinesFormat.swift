import AppCode
import CommandLanguage
import Judging
import LifecycleModel

/// One JSON object per step, keys in a fixed order.
enum JSONLinesFormat {
  static func header(of session: Session) -> String {
    let stage = session.firstStage
    return JSON.object([
      .init("trace", .string("pushlab/1")),
      .init("profile", .string(stage.profile.name.rawValue)),
      .init("app", .string(session.setup.app.name)),
      .init("modes", .array(stage.modes.map { .string($0.rawValue) })),
      .init("options", .array(stage.options.map { .string($0.rawValue) })),
    ]).compact
  }

  static func lines(for reply: Reply, in session: Session) -> [String] {
    switch reply {
    case .steps(let steps): return steps.map { line(for: $0, of: session.setup.app.program) }
    case .refused(let reason):
      return [answer("refused", session.history.eventNumber, reason)]
    case .answer(let given):
      return given.isInTrace ? [answer(given.verb, given.event, given.text, given.data)] : []
    case .save, .load, .listExamples, .explore, .edit, .lesson, .language, .theme, .quit:
      return []
    }
  }

  private static func answer(
    _ verb: String, _ event: Int, _ text: Bilingual, _ data: [JSON.Member] = []
  ) -> String {
    let members: [JSON.Member] = [
      .init("answer", .string(verb)), .init("event", .number("\(event)")),
      .init("text", .string(text.en)),
    ]
    return JSON.object(members + data).compact
  }

  private static func line(for step: NumberedStep, of program: DelegateProgram) -> String {
    var members: [JSON.Member] = [
      .init("step", .number("\(step.number)")),
      .init("event", .number("\(step.event)")),
      .init("time", .number(step.time.inSeconds)),
    ]
    switch step.content {
    case .judgement(let judgement):
      members.append(.init("kind", .string("expect")))
      members.append(.init("text", .string(judgement.traceText)))
      members.append(.init("holds", .bool(judgement.holds)))
      if let found = judgement.found { members.append(.init("found", .string(found))) }
    case .model(let model):
      let fields = StepFields(model, command: step.command, place: program.place)
      members.append(.init("kind", .string(fields.kind)))
      members += fields.members
      if fields.hasRule { members.append(.init("rule", .string(model.rule.id))) }
    }
    return JSON.object(members).compact
  }
}

extension Judgement {
  /// The text in the trace: a prediction with its verb.
  var traceText: String { kind == .expectation ? text : "predict " + text }
}
