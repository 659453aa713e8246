import CommandLanguage
import LifecycleModel

extension Session {
  func ask(_ question: Question) -> Reply {
    switch question {
    case .why(let number): return why(number)
    case .whyNot(let name): return whyNot(name)
    case .show(.matrix): return showMatrix()
    case .show(let subject): return answer("show", Answers.show(subject, in: self), inTrace: true)
    case .showRule(let rule): return prose("show", handbook.explain(rule, withParagraphs: true))
    case .explore(let exploration): return .explore(exploration)
    case .help(let verb): return answer("help", Help.text(for: verb), inTrace: false)
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
    let matrix = Matrix(stage: stage, program: program)
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
    return prose("why", Answers.why(step, handbook))
  }

  /// The last event's reason, and whether any event could.
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

  /// The step that a question without a number is about: the selected one; behind a whole event the
  /// one that tells most of it.
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
