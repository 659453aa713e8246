import LifecycleModel

extension Search {
  /// How many worlds are played again to see which lines run, and the number of statements and the amount of work after
  /// which this stops.
  private static let sample = (worlds: 12, statements: 40_000, work: 20_000_000)

  /// The line that runs most often in the successors of the waiting worlds, counted through all
  /// files; nil if none runs.
  var busiestLine: Int? {
    var counts: [Int: Int] = [:]
    var effort = Reaction.Effort()
    for world in waitingWorlds.prefix(Search.sample.worlds) {
      for candidate in question.events {
        guard effort.statements < Search.sample.statements, effort.work < Search.sample.work
        else { break }
        let reaction = reaction(to: candidate.event, in: world, running: question.program)
        effort.statements += reaction.effort.statements
        effort.work += reaction.effort.work
        for step in reaction.steps {
          if case .line(let line) = step.change { counts[line.line, default: 0] += 1 }
        }
      }
    }
    return counts.max { ($0.value, -$0.key) < ($1.value, -$1.key) }?.key
  }
}
