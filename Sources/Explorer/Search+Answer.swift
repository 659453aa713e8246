import CommandLanguage
import LifecycleModel

extension Search {
  package enum Extent: String, Hashable, Sendable {
    /// All reachable worlds were visited.
    case complete
    /// The depth, a limit or an answer ended it.
    case bounded
    case stopped
  }

  package struct Answer: Hashable, Sendable {
    /// The events of the sequence; nil if no visited sequence is an answer.
    package var events: [Exploration.Candidate]?
    package var breach: Breach?
    package var property: Exploration.Property?
    /// How a sequence on which the goal never holds ends; nil for other answers.
    package var ending: PathEnd?
    /// Assumptions that the answer depends on.
    package var assumptions: [Assumption] = []
    /// The unknown expressions that the assumptions are about.
    package var unknown: [Assumed] = []
    package var extent: Extent

    package init(
      events: [Exploration.Candidate]? = nil, breach: Breach? = nil,
      property: Exploration.Property? = nil, ending: PathEnd? = nil,
      assumptions: [Assumption] = [], unknown: [Assumed] = [], extent: Extent
    ) {
      self.unknown = unknown
      self.events = events
      self.assumptions = assumptions
      self.breach = breach
      self.property = property
      self.ending = ending
      self.extent = extent
    }
  }
}
