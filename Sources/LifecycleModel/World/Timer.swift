/// A deadline of iOS, or deferred work of the app.
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
    /// The background time for begun tasks, and the second after it.
    case backgroundTask, backgroundGrace
    /// The time for BGTasks, and the second after it.
    case task, taskGrace
    /// The time of the service extension that handles the push.
    case serviceExtension(PushID)
    /// The time in which the app must report a call for the VoIP push.
    case report(PushID)
    /// The time for the handler of `handleEventsForBackgroundURLSession`.
    case transfer(HandlerID)
    case banner(PushID)
    /// Work of the app: passes the network's outcome to `closure`.
    case download(Download)
    /// Work of the app: `asyncAfter` and the like.
    case work(Value, [Argument])
  }

  package struct Download: Hashable, Sendable {
    package var closure: Value
    /// The push whose call started it.
    package var push: PushID?
    /// The network's outcome at the start of the download.
    package var outcome: Network.Outcome
  }

  /// Numbers the timers of a run in the order of their start.
  package var id: Int
  package var kind: Kind
  package var length: Milliseconds
  /// While the process runs: the due time on the clock. While it is suspended: the time left.
  package var progress: Progress

  package enum Progress: Hashable, Sendable {
    case due(Milliseconds)
    case standing(left: Milliseconds)
  }

  package var name: Name { kind.row.name }

  /// Work of the app waits while its process is suspended, and ends with it. At one instant it
  /// comes before iOS's deadlines. During a suspension the time of a download stops; that of
  /// closures continues, so they run late.
  package var isAppWork: Bool { kind.row.nature == .appWork }

  /// It runs in the second after the time is used up, under the name of the timer that ended.
  package var isGrace: Bool { kind.row.inBackground == .grace }

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
