import CommandLanguage
import Laboratory
import Lessons
import LifecycleModel

/// Plays the steps of a demo in order and collects errors.
package struct DemoPlayer {
  private let script: DemoScript
  private var beats: [DemoTrack.Beat] = []
  private var right: [Int?] = []
  private var ends: [Session] = []
  private var session: Session
  /// Events that iOS refused, questions without exactly one right choice, and false expectations.
  package private(set) var complaints: [Diagnostic] = []

  /// Reads the built-in apps that the demo names.
  package init(
    _ script: DemoScript, _ files: LessonFiles, handbook: Handbook
  ) throws(Diagnostics) {
    self.script = script
    var apps: [AppChoice: App] = [:]
    let staged = script.steps.flatMap { $0.stage ?? [] }.compactMap { parsed -> AppChoice? in
      if case .stage(.app(let choice)) = parsed.command { return choice }
      return nil
    }
    for choice in [.builtIn(script.app)] + staged where apps[choice] == nil {
      guard case .builtIn(let name) = choice, let app = files.builtIn(name) else {
        throw Diagnostics(Diagnostic(.noSuchApp(script.app), script.place))
      }
      apps[choice] = app
    }
    guard let app = apps[.builtIn(script.app)] else {
      throw Diagnostics(Diagnostic(.noSuchApp(script.app), script.place))
    }
    session = Session(
      setup: StageSetup(profile: script.profile, app: app), apps: apps, handbook: handbook)
    first = session
    for (index, step) in script.steps.enumerated() {
      play(index)
      guard beats.count <= DemoLimits.mostPictures else {
        throw Diagnostics(Diagnostic(.tooManyPictures, step.place))
      }
    }
  }

  private let first: Session

  package var track: DemoTrack {
    DemoTrack(script: script, beats: beats, right: right, ends: ends)
  }

  // MARK: One step

  private mutating func play(_ index: Int) {
    let step = script.steps[index]
    if let stage = step.stage { set(stage, of: step) }
    show(index, .question, headline: nil)
    let isWhole = step.reveal == .all
    for parsed in step.events {
      submit(parsed, of: step, block: "do")
      if !isWhole { reveal(index, step.reveal) }
      if beats.count > DemoLimits.mostPictures { return }
    }
    if isWhole, !step.events.isEmpty { show(index, .reveal, headline: Headline(session)) }
    judge(step)
    if step.ask != nil { show(index, .result, headline: Headline(session)) }
    ends.append(session)
  }

  private mutating func show(
    _ step: Int, _ screen: DemoTrack.Beat.Screen, headline: Headline?, at place: Session? = nil
  ) {
    beats.append(
      DemoTrack.Beat(step: step, screen: screen, session: place ?? session, headline: headline))
  }

  private mutating func set(_ commands: [ParsedCommand], of step: DemoStep) {
    session = first
    for parsed in commands { submit(parsed, of: step, block: "stage") }
    session.begin(behind: [])
  }

  private mutating func submit(_ parsed: ParsedCommand, of step: DemoStep, block: String) {
    for reply in session.submit(parsed) {
      switch reply {
      case .refused(let reason): complain(.stage, parsed, step, refused: reason)
      case .steps(let steps):
        guard case .model(let first)? = steps.first?.content,
          case .refused(let event, let refusal) = first.change, !expectsRefusal(step, block)
        else { continue }
        complain(.stage, parsed, step, refused: sentence(for: refusal, of: event))
      case .answer, .save, .load, .listExamples, .explore, .edit, .lesson, .language, .theme, .quit:
        continue
      }
    }
  }

  /// Whether the step expects a refusal, because the demo shows that something is impossible.
  private func expectsRefusal(_ step: DemoStep, _ block: String) -> Bool {
    let claims = step.expectations + (step.ask?.choices.map(\.expectation) ?? [])
    return block == "do"
      && claims.contains { parsed in
        if case .expect(let expectation) = parsed.command { return expectation.claim == .refused }
        return false
      }
  }

  private mutating func complain(
    _ check: LessonCheck, _ parsed: ParsedCommand, _ step: DemoStep, refused reason: Bilingual
  ) {
    let command = VisibleText.of(parsed.text)
    complaints.append(
      Diagnostic(
        check, place(of: parsed),
        en: "step \(step.id): \(command) cannot happen here: \(reason.en)",
        zh: "步骤 \(step.id)：\(command) 在这里不能发生：\(reason.zh)"))
  }

  private func place(of parsed: ParsedCommand) -> SourcePlace {
    SourcePlace(file: script.place.file, line: parsed.line, column: parsed.column)
  }

  // MARK: What a press shows

  private mutating func reveal(_ index: Int, _ reveal: DemoReveal) {
    guard let record = session.history.records.last else { return }
    let end = record.stepsBefore + record.shownCount
    let steps = session.numberedSteps(ofRecord: session.history.records.count - 1)
    var stops: [Int]
    switch reveal {
    case .verdict, .all: stops = []
    case .steps: stops = steps.map(\.number)
    case .calls:
      stops = steps.compactMap { step in
        guard case .model(let step_) = step.content, case .call(let call) = step_.change,
          case .implemented = call.answer
        else { return nil }
        return step.number
      }
    }
    stops.removeAll { $0 == end }
    for stop in stops.prefix(DemoLimits.mostPictures) {
      var place = session
      _ = place.submit(.of(.move(.goto(stop))))
      show(index, .reveal, headline: Headline(place), at: place)
    }
    // If the end shows nothing new, the last call is the headline.
    let last = Headline(session)
    if reveal == .calls, let before = beats.last, before.step == index, before.screen == .reveal,
      !stops.isEmpty, before.headline == last,
      before.session.history.world.lifecycle == session.history.world.lifecycle
    {
      beats.removeLast()
    }
    show(index, .reveal, headline: last)
  }

  // MARK: Judging

  /// The finding that contradicts the claim; nil if the claim is true.
  private func contradiction(_ parsed: ParsedCommand) -> Bilingual? {
    var copy = session
    guard case .steps(let steps)? = copy.submit(parsed).first,
      case .judgement(let judgement)? = steps.last?.content
    else { return Bilingual(en: "", zh: "") }
    return judgement.holds ? nil : judgement.foundWords ?? Bilingual(en: "", zh: "")
  }

  private mutating func judge(_ step: DemoStep) {
    for parsed in step.expectations {
      guard let found = contradiction(parsed) else { continue }
      let command = VisibleText.of(parsed.text, limit: 120)
      complaints.append(
        Diagnostic(
          .expect, place(of: parsed), en: "step \(step.id): \(command) fails: \(found.en)",
          zh: "步骤 \(step.id)：\(command) 不成立：\(found.zh)"))
    }
    guard let ask = step.ask else {
      right.append(nil)
      return
    }
    let holding = ask.choices.indices.filter { contradiction(ask.choices[$0].expectation) == nil }
    right.append(holding.count == 1 ? holding[0] : nil)
    guard holding.count != 1 else { return }
    let which = holding.map { "\($0 + 1)" }.joined(separator: ", ")
    complaints.append(
      Diagnostic(
        .choices, ask.place,
        en: holding.isEmpty
          ? "step \(step.id): no choice is right, expected exactly one"
          : "step \(step.id): the choices \(which) are right, expected exactly one",
        zh: holding.isEmpty
          ? "步骤 \(step.id)：没有正确的选项，应当恰好有一个"
          : "步骤 \(step.id)：选项 \(which) 都正确，应当恰好有一个"))
  }
}
