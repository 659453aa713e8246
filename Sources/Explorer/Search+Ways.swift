import CommandLanguage
import LifecycleModel

/// How a sequence ends on which the goal never holds.
package enum PathEnd: Hashable, Sendable {
  /// Its last events, this many, can repeat forever.
  case repeats(last: Int)
  /// No event changes anything any more.
  case ends
  /// The sequence reaches the depth of the search.
  case isCut

  /// The word in JSON.
  var word: String {
    switch self {
    case .repeats: return "repeats"
    case .ends: return "ends"
    case .isCut: return "depth"
    }
  }
}

/// Answers that need the whole graph, computed after the search.
extension Search {
  /// A shortest sequence on which the expectation never holds. It contains no events without
  /// effect.
  mutating func pathWithout(_ extent: Extent) -> Answer {
    struct Way {
      var events: [Int]
      var end: Int
      var ending: PathEnd
    }
    // Worlds at the depth were reached, but not visited.
    let deepest =
      levelStarts.indices.contains(question.depth) ? levelStarts[question.depth] : worlds
    var leadsElsewhere = [Bool](repeating: false, count: worlds)
    for edge in ways.edges where edge.to != edge.from { leadsElsewhere[Int(edge.from)] = true }
    for world in ways.openEnds { leadsElsewhere[world] = true }
    var candidates: [Way] = []
    candidates += (0..<deepest).lazy.filter { !leadsElsewhere[$0] }.prefix(Search.mostCandidates)
      .map { Way(events: path(to: $0), end: $0, ending: .ends) }
    for loop in ways.loops(worlds: worlds) {
      let events = path(to: loop.world) + loop.edges.map { Int($0.event) }
      if events.count <= question.depth {
        candidates.append(
          Way(events: events, end: loop.world, ending: .repeats(last: loop.edges.count)))
      } else {
        let cut = Array(events.prefix(question.depth))
        candidates.append(Way(events: cut, end: loop.world, ending: .isCut))
      }
    }
    candidates += (deepest..<worlds).prefix(Search.mostCandidates).map {
      Way(events: path(to: $0), end: $0, ending: .isCut)
    }
    let ordered = candidates.enumerated().sorted {
      ($0.element.events.count, $0.offset) < ($1.element.events.count, $1.offset)
    }
    for way in ordered.prefix(Search.mostCandidates).map(\.element) {
      let assumptions = assumptions(at: way.end)
      if successors.replay(way.events, assumptions).isThrottled {
        throttledAnswers += 1
        continue
      }
      return Answer(
        events: way.events.map { question.events[$0] }, ending: way.ending,
        assumptions: assumptions, extent: .bounded)
    }
    return Answer(extent: extent)
  }

  /// The shortest sequence after which the expectation does not hold and never can.
  mutating func lastChance(_ extent: Extent) -> Answer {
    // Events beyond the depth are unknown and might meet the expectation.
    let isCut = extent != .complete && levelStarts.indices.contains(question.depth)
    let deepest = isCut ? levelStarts[question.depth] : worlds
    var goals = ways.openEnds.union(deepest..<worlds)
    for edge in ways.edges where edge.meets { goals.insert(Int(edge.from)) }
    let isPossible = ways.reaching(goals, worlds: worlds)
    if !isPossible[0], case .possible(let expectation) = question.goal,
      !question.startMeets(expectation)
    {
      return Answer(events: [], extent: .bounded)
    }
    let losing = ways.edges.lazy.filter {
      $0.to >= 0 && !$0.meets && !isPossible[Int($0.to)]
    }
    for edge in losing.prefix(Search.mostCandidates) {
      let events = path(to: Int(edge.from)) + [Int(edge.event)]
      let assumptions = assumptions(at: Int(edge.to))
      guard successors.replay(events, assumptions).isThrottled else {
        return Answer(
          events: events.map { question.events[$0] }, assumptions: assumptions, extent: .bounded)
      }
      throttledAnswers += 1
    }
    return Answer(extent: extent)
  }

  /// The most sequences that are replayed to see whether APNs throttles them.
  private static let mostCandidates = 1_000
}
