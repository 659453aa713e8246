/// Background URLSessions: nsurlsessiond transfers outside the app and wakes it once all transfers
/// are done.
extension Reaction {
  mutating func endTransfers(_ end: TransferEnd) {
    changeRegistrations(.transferEnds) {
      for index in $0.transfers.indices where $0.transfers[index].end == nil {
        $0.transfers[index].end = end
      }
    }
    emit(.app(.transfersEnded(end)), .transferEnds)
  }

  /// Reports ended transfers to the app: at once if it runs and has created the session. Otherwise iOS wakes it once
  /// all transfers of the session have ended. In the foreground iOS waits for the app to create the session (model
  /// choice).
  mutating func deliverTransfers() {
    guard !world.app.$registrations else { return }
    let wasRunning = world.processState == .running
    for session in world.sessionsWithEnds {
      let denial = world.denialOfTransferWake(for: session, wasRunning: wasRunning)
      if let denial, !denial.condition.needsNoWake {
        // Reported once, when the transfers end. Later they wait without a step.
        if steps.contains(where: \.isTransfersEnd), !unwokenSessions.contains(session) {
          unwokenSessions.append(session)
          emit(.app(.notWoken(.transfer, denial.condition)), denial.rule)
        }
        continue
      }
      if denial == nil { wake(forSession: session) }
      tell(ofSession: session)
    }
  }

  private mutating func wake(forSession session: String) {
    countTransferWake()
    wakeProcess(LaunchOptions(), .launchForEvent)
    guard world.processState == .running else { return }
    changeServices(.transferWakes) { $0.wokenForSessions.append(session) }
    if runSessionTask(session) { return }
    let callback = Callback.handleEventsForBackgroundURLSession
    let arguments: [Argument] =
      program.implements(callback)
      ? [.application, .sessionIdentifier(session), openHandler(.transfer, .transferTimer)] : []
    call(callback, arguments, .transferWakes)
  }

  /// The delegate calls of the session. After a wake this includes the last call.
  private mutating func tell(ofSession session: String) {
    guard world.hasInProcess(session) else { return }
    let transfers = world.app.registrations.transfers.filter {
      $0.session == session && $0.end != nil
    }
    changeRegistrations(.transferDelegate) {
      $0.transfers.removeAll { $0.session == session && $0.end != nil }
    }
    for transfer in transfers { tell(of: transfer) }
    guard world.processState == .running, world.services.wokenForSessions.contains(session)
    else { return }
    changeServices(.transferFinishesEvents) {
      $0.wokenForSessions.removeAll { $0 == session }
    }
    call(.urlSessionDidFinishEvents, [.urlSession(session)], .transferFinishesEvents)
  }

  private mutating func tell(of transfer: Registrations.Transfer) {
    guard world.processState == .running, let end = transfer.end else { return }
    let before = currentPush
    currentPush = transfer.push
    let session = Argument.urlSession(transfer.session)
    if end == .done, !transfer.isUpload {
      emit(.app(.downloadEnded(transfer.push, .data)), .transferDelegate)
      changeServices(.transferDelegate) { $0.hasTransferred = true }
      call(
        .urlSessionDownloadFinished, [session, .downloadTask, .fileURL], .transferDelegate)
    }
    call(
      .urlSessionTaskCompleted, [session, .downloadTask, .transferError(end)],
      end == .cancelled ? .transferCancelled : .transferDelegate)
    currentPush = before
  }

  /// The user swiped the app away.
  mutating func cancelTransfers() {
    guard world.app.registrations.transfers.contains(where: { $0.end == nil }) else { return }
    changeRegistrations(.transferCancelled) {
      for index in $0.transfers.indices where $0.transfers[index].end == nil {
        $0.transfers[index].end = .cancelled
      }
    }
    emit(.app(.transfersEnded(.cancelled)), .transferCancelled)
  }

  // MARK: the delay of transfers that are started in background

  /// The delay of a transfer that is started in the background.
  mutating func delayOfTransfer() -> Milliseconds? {
    guard world.process?.state == .background else { return nil }
    let pace = world.app.registrations.pace.settled(at: world.clock)
    changeRegistrations(.transferDelay) {
      $0.pace = Registrations.Pace(delay: pace.delay, until: nil)
    }
    return pace.delay
  }

  private mutating func countTransferWake() {
    let clock = world.clock
    let delay = min(
      max(.seconds(60), world.app.registrations.pace.settled(at: clock).delay * 2), .day)
    changeRegistrations(.transferDelay) {
      $0.pace = Registrations.Pace(delay: delay, until: clock + delay)
    }
  }

  /// The user opens the app, so iOS no longer defers its transfers.
  mutating func hurryTransfers() {
    guard !world.app.$registrations else { return }
    let keepsDiscretion = world.stage.profile.keepsTransfersDiscretionary
    changeRegistrations(.transferHurried) {
      $0.pace = Registrations.Pace()
      for index in $0.transfers.indices {
        $0.transfers[index].notBefore = nil
        if !keepsDiscretion { $0.transfers[index].isFromBackground = false }
      }
    }
  }
}

extension Step {
  package var isTransfersEnd: Bool {
    if case .app(.transfersEnded) = change { return true }
    return false
  }
}

extension Registrations.Pace {
  /// The pace at `clock`: reset if its time has passed without a new transfer.
  func settled(at clock: Milliseconds) -> Registrations.Pace {
    guard let until, until <= clock else { return self }
    return Registrations.Pace()
  }
}

extension Milliseconds {
  fileprivate static let day = Milliseconds.seconds(86_400)
}

extension World {
  /// Why `transfer` cannot happen now.
  func denial(ofTransferEnd end: TransferEnd) -> Denial? {
    guard stage.profile.wakesForContentAvailable else { return Denial(.transferEra, .era) }
    let open = app.registrations.transfers.filter { $0.end == nil }
    if open.isEmpty { return Denial(.transferNone, .notAsked) }
    if end == .done, !apns.isOnline { return Denial(.transferNeedsNetwork, .offline) }
    if open.contains(where: { $0.isDiscretionary || $0.isFromBackground }) {
      if !settings.backgroundRefresh { return Denial(.transferDiscretionary, .refreshOff) }
      if settings.lowPower { return Denial(.transferDiscretionary, .lowPower) }
    }
    if let earliest = open.compactMap(\.earliest).max(), earliest > clock {
      return Denial(.transferEarliest, .tooEarly(earliest - clock))
    }
    let begin = open.compactMap(\.notBefore).max() ?? 0
    return begin > clock ? Denial(.transferDelay, .tooEarly(begin - clock)) : nil
  }

  /// The sessions with ended transfers, in the order of the first such transfer.
  package var sessionsWithEnds: [String] {
    var sessions: [String] = []
    for transfer in app.registrations.transfers
    where transfer.end != nil && !sessions.contains(transfer.session) {
      sessions.append(transfer.session)
    }
    return sessions
  }

  /// Whether the running process has created the session.
  fileprivate func hasInProcess(_ session: String) -> Bool {
    processState == .running && services.sessions.contains { $0.identifier == session }
  }

  /// Why iOS does not wake the app for the session's transfers. The condition `session` means
  /// that no wake is needed.
  package func denialOfTransferWake(for session: String, wasRunning: Bool) -> Denial? {
    if isInForeground { return Denial(.transferWakes, .session(.toldInFront)) }
    if wasRunning, hasInProcess(session) {
      return Denial(.transferWakes, .session(.told))
    }
    let isWoken = processState == .running && services.wokenForSessions.contains(session)
    let transfers = app.registrations.transfers.filter { $0.session == session }
    if isWoken || transfers.contains(where: { $0.end == nil }) {
      return Denial(.transferWakes, .session(.waits))
    }
    if transfers.allSatisfy({ $0.end == .cancelled }) {
      return Denial(.transferCancelled, .session(.waits))
    }
    if !transfers.contains(where: \.wakes) { return Denial(.transferNoLaunchEvents) }
    if app.isForceQuit { return Denial(.transferBanned, .forceQuit) }
    return firstUnlockDone ? nil : Denial(.transferBeforeFirstUnlock, .beforeFirstUnlock)
  }
}
