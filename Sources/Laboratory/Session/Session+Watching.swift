import AppCode
import LifecycleModel

extension Session {
  /// What the code looked at in an event, a list for each line that it executed. The event is played
  /// once more for it, the first time that somebody asks; none of one with very many steps.
  package func observations(of record: Record) -> [[EvaluationRecorder.Observation]] {
    guard case .event(let event, let steps) = record.content, steps.count <= Session.mostWatched
    else { return [] }
    return record.observations.value {
      let watch = EvaluationRecorder()
      _ = react(to: event, in: record.before, running: WatchedProgram(setup.app.program, watch))
      return watch.observations
    }
  }

  private static let mostWatched = 4000

  /// nil where the app is one file.
  package var placing: ((Int) -> String)? {
    let program = setup.app.program
    guard program.files.count > 1 else { return nil }
    return { line in
      let place = program.place(ofLine: line)
      return "\(place.file):\(place.line)"
    }
  }
}
