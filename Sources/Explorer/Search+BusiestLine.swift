import LifecycleModel

extension Search {
  /// Worlds whose events are played once more to see which code runs.
  private static let sample = 12

  /// Of the lines that run behind the worlds that wait, the one that runs most often; nil where none
  /// runs. Lines are counted through all files.
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
