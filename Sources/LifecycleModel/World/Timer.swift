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
    /// Of the service extension that works at the push.
    case serviceExtension(PushID)
    /// Until a call has to be reported for the VoIP push.
    case report(PushID)
    /// Of the handler of `handleEventsForBackgroundURLSession`.
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
    /// As the network stood when it was started.
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

  package var name: Name {
    switch kind {
    case .suspend: return .suspend
    case .handler: return .handler
    case .launch: return .launch
    case .callback: return .callback
    case .location: return .location
    case .backgroundTask, .backgroundGrace: return .backgroundTask
    case .task, .taskGrace: return .task
    case .transfer: return .transfer
    case .report: return .report
    case .serviceExtension: return .serviceExtension
    case .banner: return .banner
    case .download: return .download
    case .work: return .work
    }
  }

  /// Work of the app waits while its process is suspended and dies with it; at the same instant it
  /// comes before iOS's deadlines. The time of a download stands still meanwhile, that of closures
  /// goes on: they run late.
  package var isAppWork: Bool {
    switch kind {
    case .download, .work: return true
    case .suspend, .handler, .launch, .callback, .location, .backgroundTask, .backgroundGrace,
      .task, .taskGrace, .transfer, .report, .serviceExtension, .banner:
      return false
    }
  }

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

extension Timer.Kind {
  /// It goes on whatever becomes of the process.
  var isOfPhone: Bool {
    switch self {
    case .banner, .serviceExtension: return true
    case .suspend, .handler, .launch, .callback, .location, .backgroundTask, .backgroundGrace,
      .task, .taskGrace, .transfer, .report, .download, .work:
      return false
    }
  }

  /// Time that iOS gives an app in background: it is not suspended before the end of it. A handler
  /// holds the app awake by itself.
  package var holdsAwake: Bool {
    switch self {
    case .location, .backgroundTask, .backgroundGrace, .task, .taskGrace, .report: return true
    case .suspend, .handler, .launch, .callback, .transfer, .serviceExtension, .banner, .download,
      .work:
      return false
    }
  }
}
