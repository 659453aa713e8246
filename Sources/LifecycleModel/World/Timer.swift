/// A deadline of iOS or work that the app itself has put off.
package struct Timer: Hashable, Sendable {
  package enum Name: String, CaseIterable, Hashable, Sendable {
    case suspend, handler, launch, callback
    case backgroundTask = "background-task"
    case location, task, transfer
    case serviceExtension = "extension"
    case report, banner, download, work
  }

  package enum Kind: Hashable, Sendable {
    case suspend
    case handler(HandlerID)
    case launch
    case callback
    /// A location event woke the app.
    case location
    /// The app's time for its begun tasks, and the second after it.
    case backgroundTask, backgroundGrace
    /// Time for BGTasks, and the second after it.
    case task, taskGrace
    /// Time of the service extension that handles the push.
    case serviceExtension(PushID)
    /// Until a call has to be reported for the VoIP push.
    case report(PushID)
    /// Time for the handler of `handleEventsForBackgroundURLSession`.
    case transfer(HandlerID)
    case banner(PushID)
    /// The app's own: runs `closure` with what the network gave.
    case download(Download)
    /// The app's own: `asyncAfter` and its like.
    case work(Value, [Argument])
  }

  package struct Download: Hashable, Sendable {
    package var closure: Value
    /// The push whose call started it.
    package var push: PushID?
    /// The network's outcome at the start of the download.
    package var outcome: Network.Outcome
  }

  /// Counts the timers of a run; the order in which they were started.
  package var id: Int
  package var kind: Kind
  package var length: Milliseconds
  /// While it runs: the point on the clock. While its process is suspended: what is left.
  package var progress: Progress

  package enum Progress: Hashable, Sendable {
    case due(Milliseconds)
    case standing(left: Milliseconds)
  }

  package var name: Name { kind.row.name }

  /// Work of the app waits while its process is suspended and dies with it; at the same instant it
  /// comes before iOS's deadlines. The time of a download stands still meanwhile, that of closures goes
  /// on: they run late.
  package var isAppWork: Bool { kind.row.nature == .appWork }

  package var isDownload: Bool {
    if case .download = kind { return true }
    return false
  }

  package func left(at clock: Milliseconds) -> Milliseconds {
    switch progress {
    case .due(let time): return time - clock
    case .standing(let left): return left
    }
  }
}
