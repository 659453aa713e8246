import CommandLanguage
import Judging
import LifecycleModel

/// A session: configuration, history with its branches, and cursor. It accesses no file and no
/// screen.
package struct Session: Sendable {
  package internal(set) var setup: StageSetup
  package internal(set) var history: History
  /// A prediction that waits for the next event.
  package private(set) var prediction: Prediction?
  /// The events before the session's start; nil if it starts with the configuration.
  package private(set) var scene: Prologue?
  private var apps: [AppChoice: App]
  /// How far claims about the past have been evaluated.
  private var looks: [Expectation: Look] = [:]
  /// Only for questions about rules.
  package let handbook: Handbook

  package struct Prediction: Sendable {
    package var names: [CallbackName]
    package var text: String
  }

  /// A session before its first event. `apps`: the loaded delegates. Another choice of app is
  /// refused.
  package init(
    setup: StageSetup, apps: [AppChoice: App], handbook: Handbook = .unavailable
  ) {
    self.setup = setup
    self.apps = apps
    self.handbook = handbook
    history = History(start: setup.world)
  }

  package var program: any AppProgram { setup.app.program }

  /// Adds a delegate that `app` may choose.
  package mutating func add(_ app: App) { apps[app.choice] = app }

  /// Plays commands and makes the resulting world the start: `undo` stops there, `reset` returns there, and the
  /// configuration is fixed. All events must be possible.
  package mutating func begin(behind commands: [ParsedCommand]) {
    for parsed in commands { _ = submit(parsed) }
    scene = Prologue(world: history.world, events: history.records.map(\.command))
    history = History(start: history.world)
  }

  /// The configuration at the first event.
  package var firstStage: Configuration { history.start.stage }

  package mutating func submit(_ parsed: ParsedCommand) -> [Reply] {
    switch parsed.command {
    case .stage(let command): return submit(command, parsed)
    case .event(.sentPush(let push)):
      if let row = push.longRow(in: stage.texts) { return [.refused(Answers.joinedText(has: row))] }
      return play(.sentPush(push), parsed)
    case .event(let event): return play(event, parsed)
    case .move(let move): return submit(move)
    case .ask(let question): return [ask(question)]
    case .expect(let expectation): return [record(judge(expectation), parsed)]
    case .predict(let names):
      prediction = Prediction(
        names: names, text: String(parsed.command.canonicalText.dropFirst("predict ".count)))
      return []
    case .session(let command): return submit(command)
    }
  }

  // MARK: Configuration

  private mutating func submit(_ command: StageCommand, _ parsed: ParsedCommand) -> [Reply] {
    switch command {
    case .reset:
      history = History(start: scene?.world ?? setup.world)
      prediction = nil
      return []
    case .listOptions(nil):
      return [answer("option", Answers.options(of: stage, handbook), inTrace: false)]
    case .listOptions(let option?):
      return [explain(option)]
    case .option(let option, let on) where isUnderWay:
      return play(.changedOption(option, on: on), parsed)
    case .assume(let assumption) where !setup.app.program.has(file: assumption.file):
      return [.refused(Answers.noSuchFile(assumption.file ?? "", of: setup.app.program))]
    case .assume(let assumption) where !setup.app.program.hasLine(of: assumption):
      return [.refused(Answers.noSuchLine(assumption, of: setup.app.program))]
    case .assume(let assumption) where isUnderWay: return play(.assumed(assumption), parsed)
    case .network(let change) where isUnderWay:
      return play(.changedNetwork(history.world.network.changed(by: change)), parsed)
    case .profile, .app, .modes, .fresh, .option, .network, .assume: break
    }
    guard scene == nil else { return [.refused(Answers.stageOfLesson)] }
    guard history.isEmpty else { return [.refused(Answers.stageIsSet)] }
    switch command {
    case .profile(let name): setup.profile = name
    case .app(let choice):
      guard let app = apps[choice] else { return [.refused(Answers.appNotLoaded)] }
      setup.app = app
      setup.forgetAssumptions()
      setup.modes = nil
    case .modes(let modes): setup.modes = modes
    case .fresh: setup.isFresh = true
    case .option(let option, let on): setup.set(option, on: on)
    case .assume(let assumption): setup.assume(assumption)
    case .network(let change): setup.network = setup.network.changed(by: change)
    case .reset, .listOptions: break
    }
    history = History(start: setup.world)
    return []
  }

  package var stage: Configuration { history.world.stage }

  /// Whether an event has happened. From then on, a change of the configuration is an event.
  private var isUnderWay: Bool { scene != nil || !history.isEmpty }

  // MARK: Events

  private mutating func play(_ event: Event, _ parsed: ParsedCommand) -> [Reply] {
    let program = program
    history.append { world, number, stepsBefore in
      let steps = react(to: event, in: world, running: program)
      var after = world
      for step in steps { after.apply(step.change) }
      return Record(
        text: parsed.text, command: parsed.command, content: .event(event, steps: steps),
        event: number + 1, stepsBefore: stepsBefore, before: world, after: after)
    }
    var replies = [Reply.steps(lastRecordSteps)]
    if let prediction {
      self.prediction = nil
      replies.append(record(judge(prediction), parsed, command: .predict(prediction.names)))
    }
    return replies
  }

  private mutating func record(
    _ judgement: Judgement, _ parsed: ParsedCommand, command: Command? = nil
  ) -> Reply {
    history.append { world, number, stepsBefore in
      Record(
        text: command?.canonicalText ?? parsed.text, command: command ?? parsed.command,
        content: .judgement(judgement),
        event: number, stepsBefore: stepsBefore, before: world, after: world)
    }
    return .steps(lastRecordSteps)
  }

  private var lastRecordSteps: [NumberedStep] {
    numberedSteps(ofRecord: history.records.count - 1)
  }

  /// The shown steps of one record of the current branch.
  package func numberedSteps(ofRecord index: Int) -> [NumberedStep] {
    let record = history.records[index]
    var number = record.stepsBefore
    func numbered(_ content: NumberedStep.Content, _ time: Milliseconds) -> NumberedStep {
      number += 1
      return NumberedStep(
        number: number, event: record.event, time: time, content: content, command: record.text)
    }
    switch record.content {
    case .event(_, let steps):
      return steps.filter(\.change.isShown).map { numbered(.model($0), $0.time) }
    case .judgement(let judgement):
      return [numbered(.judgement(judgement), record.before.clock)]
    }
  }

  /// The shown step with this number on the current branch.
  package func step(_ wanted: Int) -> NumberedStep? {
    guard let index = history.index(ofRecordWithStep: wanted) else { return nil }
    return numberedSteps(ofRecord: index)[wanted - history.records[index].stepsBefore - 1]
  }

  // MARK: Judging

  /// The evaluation of a claim up to some record before the cursor.
  private struct Look: Sendable {
    var monitor: ClaimMonitor
    var records = 0
    var last: Record?
  }

  private static let mostLooks = 64

  /// Judges an expectation. A repeated claim continues from its last record as long as the records
  /// are unchanged.
  private mutating func judge(_ expectation: Expectation) -> Judgement {
    guard ClaimMonitor.readsHistory(expectation), history.position.shown == 0 else {
      return judged(expectation)
    }
    let records = history.pastRecords
    var look = looks[expectation] ?? Look(monitor: ClaimMonitor(expectation))
    if look.records > records.count || look.records > 0 && records[look.records - 1] !== look.last {
      look = Look(monitor: ClaimMonitor(expectation))
    }
    for record in records[look.records...] where record.isEvent {
      look.monitor.see(verb: record.verb, wasRefused: record.isRefused, steps: record.steps)
    }
    (look.records, look.last) = (records.count, records.last)
    if looks.count < Self.mostLooks || looks[expectation] != nil { looks[expectation] = look }
    return look.monitor.judgement(in: history.world, of: program)
  }

  private func judged(_ expectation: Expectation) -> Judgement {
    var monitor = ClaimMonitor(expectation)
    let last = history.lastEvent.map { [$0] } ?? []
    for event in ClaimMonitor.readsHistory(expectation) ? history.pastEvents : last {
      monitor.see(
        verb: event.record.verb, wasRefused: event.record.isRefused, steps: event.steps)
    }
    return monitor.judgement(in: history.world, of: program)
  }

  /// Whether a claim holds at the cursor. Claims about steps look at all steps since the start.
  mutating func holds(_ claim: Expectation) -> Bool {
    var claim = claim
    claim.sinceStart = true
    return judge(claim).holds
  }

  private func judge(_ prediction: Prediction) -> Judgement {
    let calls = (history.lastEvent?.steps ?? []).compactMap { step -> Call? in
      guard case .call(let call) = step.change, case .implemented = call.answer else { return nil }
      return call
    }
    let found = CallOrder.difference(wanted: prediction.names, found: calls)
    return Judgement(
      kind: .prediction, text: prediction.text, holds: found == nil, found: found)
  }

  /// The prediction that no event has answered, judged at the end of a script.
  package var unansweredPrediction: Judgement? {
    prediction.map {
      Judgement(kind: .prediction, text: $0.text, holds: false, found: "no event followed")
    }
  }

  // MARK: Moving

  private mutating func submit(_ move: Move) -> [Reply] {
    let moved: Bool
    switch move {
    case .step:
      history.reveal(1)
      return []
    case .steps(let count):
      history.reveal(count)
      return []
    case .finish:
      history.reveal(.max)
      return []
    case .back(let count): moved = history.move(toStep: history.stepNumber - count)
    case .forward(let count): moved = history.move(toStep: history.stepNumber + count)
    case .goto(let number): moved = history.move(toStep: number)
    case .undo: moved = history.undo()
    case .redo: moved = history.redo()
    case .branches: return [answer("branches", Answers.branches(of: history), inTrace: false)]
    case .branch(let number): moved = history.enter(branch: number)
    }
    guard moved else { return [.refused(Answers.cannotMove(move, in: history))] }
    return [answer("moved", Answers.position(in: history), inTrace: false)]
  }

  /// Reveals only the first step of the last event; `step` shows the next.
  package mutating func conceal() { history.conceal() }

  // MARK: The shell's commands

  private func submit(_ command: SessionCommand) -> [Reply] {
    switch command {
    case .save(let path, let replaces):
      return [saved(script(savedAs: path), limit: FileLimits.script, path, replaces)]
    case .saveLesson(let path, let replaces):
      return [
        draftTooLong ?? saved(lessonDraft(savedAs: path), limit: FileLimits.lesson, path, replaces)
      ]
    case .export(let format, let path, let replaces):
      return [.save(path: path, text: .export(self, format), replaces: replaces)]
    case .load(nil): return [.listExamples]
    case .load(let path?): return [.load(path: path)]
    case .edit: return [.edit]
    case .lesson(let command): return [.lesson(command)]
    case .language(let language): return [.language(language)]
    case .theme(let theme): return [.theme(theme)]
    case .quit: return [.quit]
    }
  }
}
