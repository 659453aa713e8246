import LifecycleModel

extension Search {
  /// The number of worlds whose events are played once more to see which lines run.
  private static let sample = 12

  /// The line that runs most often in the successors of the waiting worlds, counted through all
  /// files; nil if none runs.
  var busiestLine: Int? {
    var counts: [Int: Int] = [:]
    for world in waitingWorlds.prefix(Search.sample) {
      for candidate in question.events {
        let reaction = reaction(to: candidate.event, in: world, running: question.program)
        for step in reaction.steps {
          if case .line(let line) = step.change { counts[line.line, default: 0] += 1 }
        }
      }
    }
    return counts.max { ($0.value, -$0.key) < ($1.value, -$1.key) }?.key
  }
}
