import LifecycleModel

extension Search {
  /// An event that led from one world to another.
  package struct Transition: Sendable {
    /// Worlds are numbered from 0, the start.
    package let from: Int
    /// nil if the event is an answer, or if the search does not continue after it.
    package let to: Int?
    package let event: String
    /// The delegate's methods that were called, in Apple's spelling.
    package let calls: [String]
    /// State of the app after the event.
    package let state: LifecycleState
    /// Whether `to` was reached for the first time.
    package let isNew: Bool
  }
}
