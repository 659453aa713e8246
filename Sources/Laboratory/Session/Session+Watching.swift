import AppCode
import LifecycleModel
import Platform

extension Session {
  /// The values that the code evaluated in an event, one list for each executed line. The first
  /// call replays the event to record them. Empty for events with very many steps.
  package func observations(of record: Record) -> [[EvaluationRecorder.Observation]] {
    guard case .event(let event, let steps) = record.content, steps.count <= Session.mostWatched
    else { return [] }
    return record.observations.value {
      let watch = EvaluationRecorder()
      // A cached result must be complete.
      Interruption.$current.withValue(nil) {
        _ = react(to: event, in: record.before, running: RecordedProgram(setup.app.program, watch))
      }
      return watch.observations
    }
  }

  private static let mostWatched = 4000

  /// nil if the app is one file.
  package var placing: ((Int) -> String)? {
    let program = setup.app.program
    guard program.files.count > 1 else { return nil }
    return { line in
      let place = program.place(ofLine: line)
      return "\(place.file):\(place.line)"
    }
  }
}
