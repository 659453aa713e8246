import LifecycleModel

extension Command {
  /// The command in English, for journals and `save`. A script parses it to the same command. A
  /// push from a file is written with its payload.
  package var canonicalText: String {
    switch self {
    case .stage(let command): return command.canonicalText
    case .event(let event): return event.canonicalText
    case .move(let move): return move.canonicalText
    case .ask(let question): return question.canonicalText
    case .expect(let expectation): return "expect " + expectation.text
    case .predict(let callbacks): return "predict " + callbacks.canonicalList
    case .session(let command): return command.canonicalText
    }
  }
}

extension StageCommand {
  package var canonicalText: String {
    switch self {
    case .profile(let name): return "profile \(name.rawValue)"
    case .app(.builtIn(let name)): return "app \(name)"
    case .app(.file(let path)): return "app " + CommandText.word(path)
    case .app(.files(let paths)):
      return "app " + paths.map { CommandText.word($0) }.joined(separator: " ")
    case .assume(let assumption): return Event.assumed(assumption).canonicalText
    case .option(let option, let on): return Event.changedOption(option, on: on).canonicalText
    case .listOptions(nil): return "option"
    case .listOptions(let option?): return "option \(option.rawValue)"
    case .modes(let modes):
      return "modes "
        + (modes.isEmpty ? "none" : modes.map(\.rawValue).joined(separator: " "))
    case .fresh: return "fresh"
    case .reset: return "reset"
    case .network(.takes(let span)): return "network \(span.inSeconds)s"
    case .network(.fails): return "network fail"
    case .network(.empty): return "network empty"
    }
  }
}

extension Move {
  package var canonicalText: String {
    switch self {
    case .step: return "step"
    case .steps(let count): return "steps \(count)"
    case .finish: return "finish"
    case .back(let count): return "back \(count)"
    case .forward(let count): return "forward \(count)"
    case .goto(let step): return "goto \(step)"
    case .undo: return "undo"
    case .redo: return "redo"
    case .branches: return "branches"
    case .branch(let number): return "branch \(number)"
    }
  }
}

extension Question {
  package var canonicalText: String {
    switch self {
    case .why(nil): return "why"
    case .why(let step?): return "why \(step)"
    case .whyMatrix(let cell):
      return "why matrix \(cell.permission.rawValue) \(cell.kind.rawValue) \(cell.state.rawValue)"
    case .whyNot(let callback): return "whynot \(callback.spelling)"
    case .whyNotUnplayed(let method): return "whynot \(method.rawValue)"
    case .whyNotShown(let place): return "whynot \(place.rawValue)"
    case .show(let subject): return "show \(subject.rawValue)"
    case .showRule(let rule): return "show rules \(rule.id)"
    case .explore(let exploration):
      let rest = exploration.canonicalText
      return rest.isEmpty ? "explore" : "explore " + rest
    case .help(nil): return "help"
    case .help(let verb?): return "help \(verb)"
    }
  }
}

extension SessionCommand {
  package var canonicalText: String {
    switch self {
    case .saveLesson(let path, let replaces):
      return (replaces ? "save-lesson! " : "save-lesson ") + CommandText.word(path)
    case .export(let format, let path, let replaces):
      return (replaces ? "export! " : "export ") + "\(format.rawValue) " + CommandText.word(path)
    case .save(let path, let replaces):
      return (replaces ? "save! " : "save ") + CommandText.word(path)
    case .load(nil): return "load"
    case .load(let path?): return "load " + CommandText.word(path)
    case .edit: return "edit"
    case .lesson(let command): return command.canonicalText
    case .language(let language): return "language \(language.rawValue)"
    case .theme(let theme): return "theme \(theme.rawValue)"
    case .quit: return "quit"
    }
  }
}

extension LessonCommand {
  package var canonicalText: String {
    switch self {
    case .begin(nil): return "lesson"
    case .begin(let name?): return "lesson " + CommandText.word(name)
    case .leave: return "lesson none"
    case .next: return "next"
    case .hint: return "hint"
    case .solution: return "solution"
    }
  }
}

extension [CallbackName] {
  var canonicalList: String {
    isEmpty ? "nothing" : map(\.spelling).joined(separator: ", ")
  }
}
