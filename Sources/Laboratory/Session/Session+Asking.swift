import CommandLanguage
import LifecycleModel
import Platform

extension Session {
  func ask(_ question: Question) -> Reply {
    switch question {
    case .why(let number): return why(number)
    case .whyMatrix(let address): return whyMatrix(address)
    case .whyNot(let name): return whyNot(name)
    case .whyNotUnplayed(let method): return prose("whynot", method.answer)
    case .whyNotShown(let place): return whyNot(place)
    case .show(.matrix): return showMatrix()
    case .show(let subject): return answer("show", Answers.show(subject, in: self), inTrace: true)
    case .showRule(let rule): return prose("show", handbook.explain(rule, withParagraphs: true))
    case .explore(let exploration): return .explore(exploration)
    case .help(let verb): return answer("help", help(for: verb), inTrace: false)
    }
  }

  func answer(_ verb: String, _ text: Bilingual, inTrace: Bool) -> Reply {
    .answer(Answer(verb: verb, event: history.eventNumber, text: text, isInTrace: inTrace))
  }

  private func prose(_ verb: String, _ text: Bilingual, _ data: [JSON.Member] = []) -> Reply {
    .answer(
      Answer(
        verb: verb, event: history.eventNumber, text: text, isInTrace: true, isProse: true,
        data: data))
  }

  private func showMatrix() -> Reply {
    let (matrix, isCut) = Interruption(allowing: Session.mostWorkForAnswer).perform {
      Matrix(stage: stage, program: program, handbook: handbook)
    }
    guard !isCut else {
      return .refused(
        Bilingual(
          en: "The app's code does too much work for the whole table: more than "
            + "\(Session.mostWorkForAnswer) units. why matrix ROW COLUMN plays one cell.",
          zh: "演示整张表时，应用代码的工作量太大：超过 \(Session.mostWorkForAnswer) 个单位。"
            + "why matrix ROW COLUMN 只演示一格。"))
    }
    return .answer(
      Answer(
        verb: "show", event: history.eventNumber, text: matrix.text, isInTrace: true,
        data: [JSON.Member("matrix", matrix.json)]))
  }

  private func why(_ number: Int?) -> Reply {
    let wanted = number ?? explainedStep
    guard let step = step(wanted) else {
      let count = history.branches[history.current].stepCount
      return .refused(Answers.noSuchStep(wanted, of: count))
    }
    let inquiry = history.index(ofRecordWithStep: wanted).flatMap {
      Inquiry(of: history.records[$0], in: self)
    }
    let reason = Answers.why(step, handbook, in: inquiry?.circumstances ?? [])
    guard number == nil, let seen = inquiry?.seen else { return prose("why", reason) }
    return prose("why", [reason, seen].asLines)
  }

  private func whyMatrix(_ address: MatrixAddress) -> Reply {
    guard
      let cell = Matrix.cell(at: address, stage: stage, program: program, handbook: handbook)
    else {
      return .refused(
        Bilingual(
          en: "The matrix has no such row: profile \(stage.profile.name.rawValue) does not have "
            + "this permission.",
          zh: "表中没有这一行：\(stage.profile.name.rawValue) 没有这种权限。"))
    }
    return prose("why", cell.explanation(handbook))
  }

  func explain(_ option: Option) -> Reply {
    prose("option", Answers.option(option, of: stage, handbook))
  }

  /// Why the last event did not call the method, and whether any event could.
  private func whyNot(_ name: CallbackName) -> Reply {
    guard let found = WhyNot(name, in: self) else {
      return answer("whynot", Answers.nothingYet, inTrace: true)
    }
    guard !found.wasCalled else { return prose("whynot", found.text(handbook), found.members) }
    let way = Answers.reachable(name, in: self)
    let reason = found.text(handbook)
    let text = Bilingual(en: reason.en + "\n" + way.en, zh: reason.zh + "\n" + way.zh)
    return prose("whynot", text, found.members)
  }

  private func whyNot(_ place: Display.Place) -> Reply {
    guard let inquiry = Inquiry(of: self) else {
      return answer("whynot", Answers.nothingYet, inTrace: true)
    }
    var found = inquiry.reason(against: place)
    if found.wasShown {
      found.condition = Bilingual(
        en: "It was: \(found.condition.en)", zh: "其实有：\(found.condition.zh)")
    }
    let reason = found.rule.map { handbook.explain($0, in: inquiry.circumstances) }
    let text = Bilingual(
      en: found.condition.en + (reason.map { "\n" + $0.en } ?? ""),
      zh: found.condition.zh + (reason.map { "\n" + $0.zh } ?? ""))
    let members =
      [JSON.Member("callback", .string(place.rawValue))]
      + (found.rule.map { [JSON.Member("rule", .string($0.id))] } ?? [])
      + [JSON.Member("condition", .string(found.condition.en))]
    return prose("whynot", text, members)
  }

  /// The step for a question without a number: the selected one; after a complete event, its most
  /// informative one.
  package var explainedStep: Int {
    guard history.position.shown == 0,
      let index = history.pastRecords.indices.last(where: { history.records[$0].isEvent })
    else { return history.stepNumber }
    let steps = numberedSteps(ofRecord: index)
    let telling = steps.enumerated().max { one, other in
      (one.element.weight, one.offset) < (other.element.weight, other.offset)
    }
    return telling?.element.number ?? history.stepNumber
  }
}
