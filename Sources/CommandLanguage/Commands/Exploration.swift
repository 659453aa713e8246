import LifecycleModel

/// A question to the explorer.
package struct Exploration: Hashable, Sendable {
  /// A property that every delegate should have.
  package enum Property: String, CaseIterable, Hashable, Sendable {
    case arrivalIsArrival = "arrival-is-arrival"
    case tapIsTap = "tap-is-tap"
    case handlerOnce = "handler-once"
    case handlerInTime = "handler-in-time"
    case noTrap = "no-trap"
    case contentBeforeOpen = "content-before-open"

    /// Whether it compares the marks in the app's code with the true kind of each push.
    package var asksForMarks: Bool { self == .arrivalIsArrival || self == .tapIsTap }

    /// The default properties of `explore`.
    package static let usual: [Property] = [
      .arrivalIsArrival, .tapIsTap, .handlerOnce, .handlerInTime, .noTrap,
    ]
  }

  /// A copy without the properties that need marks in the app's code.
  package func withoutMarks() -> Exploration {
    guard case .properties(let properties) = aim else { return self }
    var rest = self
    rest.aim = .properties(properties.filter { !$0.asksForMarks })
    return rest
  }

  package enum Aim: Hashable, Sendable {
    /// In the order of the report.
    case properties([Property])
    /// Broken if it fails after some event.
    case always(Expectation)
    /// The shortest sequence after which it holds.
    case find(Expectation)
    /// Broken if the first holds after some event that comes after the second held.
    case never(Expectation, after: Expectation)
    /// Broken by a sequence, up to the depth, on which it never holds.
    case eventually(Expectation)
    /// Broken if no further events can make it hold.
    case staysPossible(Expectation)
    /// No question: visits every world, for `--graph`.
    case nothing

    /// The question as typed at the prompt; one text for each property.
    package var texts: [String] {
      switch self {
      case .properties(let properties): return properties.map(\.rawValue)
      case .always(let expectation): return ["always " + expectation.text]
      case .find(let expectation): return ["find " + expectation.text]
      case .never(let expectation, let after):
        return ["never \(expectation.text) after \(after.text)"]
      case .eventually(let expectation): return ["eventually " + expectation.text]
      case .staysPossible(let expectation):
        return ["from which \(expectation.text) stays possible"]
      case .nothing: return []
      }
    }
  }

  /// An event with its spelling, which the answer repeats.
  package struct Candidate: Hashable, Sendable {
    package var event: Event
    package var text: String

    package init(event: Event, text: String) {
      self.event = event
      self.text = text
    }

    /// False for a push with the code's own keys.
    package var isForMethod: Bool {
      if case .sentPush(let push) = event {
        self == Exploration.richPush || push == .voip
      } else {
        true
      }
    }
  }

  package var aim: Aim
  /// Maximum number of events in a sequence, from 1.
  package var depth: Int
  /// The events to try. Among equally short answers, their order decides.
  package var events: [Candidate]

  /// The first words of a question.
  package static let questionWords = ["always", "find", "eventually", "never", "from"]

  package static let usualDepth = 8
  package static let greatestDepth = 1000

  package init(
    aim: Aim = .properties(Property.usual), depth: Int = usualDepth,
    events: [Candidate] = usualEvents
  ) {
    self.aim = aim
    self.depth = depth
    self.events = events
  }

  package static let usualEvents: [Candidate] = [
    Candidate(event: .openedApp, text: "open"),
    Candidate(event: .pressedHome, text: "home"),
    Candidate(event: .openedSwitcher, text: "switcher"),
    Candidate(event: .returnedToApp, text: "return"),
    Candidate(event: .swipedAppAway, text: "swipe"),
    Candidate(event: .sentPush(.mixed(Push.defaultText)), text: "push mixed"),
    Candidate(event: .tapped(1), text: "tap"),
    Candidate(event: .sentPush(.alert(Push.defaultText)), text: "push alert"),
    Candidate(event: .sentPush(.silent), text: "push silent"),
    Candidate(event: .locked, text: "lock"),
    Candidate(event: .unlocked, text: "unlock"),
    Candidate(event: .callCame, text: "call"),
    Candidate(event: .declinedCall, text: "decline"),
    Candidate(event: .reclaimedMemory, text: "reclaim"),
    Candidate(event: .timePassed(.seconds(5)), text: "wait 5s"),
    Candidate(event: .timePassed(.seconds(31)), text: "wait 31s"),
  ]

  /// An event to try if the app has a service extension.
  package static let richPush = Candidate(
    event: .sentPush(.rich(Push.defaultText)), text: "push rich")

  /// The arguments of `explore`, in the spelling of scripts.
  package var canonicalText: String {
    var words: [String] = []
    if aim != .properties(Property.usual) { words += aim.texts }
    if depth != Exploration.usualDepth { words.append("depth \(depth)") }
    if events != Exploration.usualEvents {
      words.append("events " + events.map(\.text).joined(separator: ", "))
    }
    return words.joined(separator: " ")
  }
}
