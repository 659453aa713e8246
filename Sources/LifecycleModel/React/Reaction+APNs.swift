/// The provider's request, and how APNs handles it.
extension Reaction {
  mutating func send(_ push: Push) {
    let received = ReceivedPush(id: world.counters.pushes + 1, push: push)
    emit(
      .pushNumbered(received.id), world.stage.has(.simulator) ? .simulatorPush : .apnsDelivered)
    if world.stage.has(.simulator) {
      sendToSimulator(received)
      return
    }
    if losesBehindError(received) { return }
    if let fault = world.fault(of: push) {
      reject(received, fault)
      return
    }
    if world.discards(push) {
      emit(
        verdict(.discarded, received, status: 200, reason: "Discarded - Disabled"), .apnsDisabled)
      return
    }
    if !world.apns.isOnline {
      keepForLater(received, .offline, "Stored - Device Offline", .apnsStored)
    } else if let rule = world.powerReservation(for: push) {
      keepForLater(received, .power, "Stored - Power Considerations", rule)
    } else if world.isThrottled(push) {
      keepForLater(received, .throttled, nil, .apnsThrottled)
    } else {
      if push.isSilent(in: world.stage), !world.isUnthrottled {
        emit(.silentDelivery, .apnsThrottled)
      } else if world.countsAlertWake(push) {
        emit(.silentDelivery, .alertWakeCounts)
      }
      emit(verdict(.delivered, received, status: 200), .apnsDelivered)
      receive(received)
      if push.isVisible { carryParkedPush() }
    }
  }

  mutating func keepAlive() {
    guard world.apns.isOnline else { return }
    carryParkedPush()
  }

  /// Delivers throttled pushes as soon as other traffic passes between APNs and the phone (push.W13-204).
  private mutating func carryParkedPush() {
    for stored in world.apns.stored where stored.cause == .throttled {
      deliverFromStorage(stored, .apnsRides)
    }
  }

  mutating func goOffline() {
    change(.online(false), .apnsOffline)
  }

  mutating func comeOnline() {
    guard !world.apns.isOnline else { return }
    change(.online(true), .apnsOffline)
    let reserved = world.apns.stored.filter {
      $0.cause == .offline && world.powerReservation(for: $0.received.push) != nil
    }
    if !reserved.isEmpty {
      setStorage(.apnsOffline) { all in
        for index in all.indices where reserved.contains(all[index]) { all[index].cause = .power }
      }
    }
    for stored in world.apns.stored where world.powerReservation(for: stored.received.push) == nil {
      deliverFromStorage(stored, .apnsReconnected)
    }
  }

  /// Low Power Mode has ended, or the battery is charged again.
  mutating func liftPowerReservation() {
    guard world.apns.isOnline else { return }
    for stored in world.apns.stored
    where stored.cause == .power && world.powerReservation(for: stored.received.push) == nil {
      deliverFromStorage(stored, .apnsPowerLifted)
    }
  }

  private mutating func keepForLater(
    _ received: ReceivedPush, _ cause: PushService.Stored.Cause, _ reason: String?, _ rule: Rule
  ) {
    if received.push.expiration == .zero {
      emit(
        verdict(.discarded, received, status: 200, reason: "Discarded - Expired"),
        .apnsExpirationZero)
    } else {
      store(received, cause, status: 200, reason: reason, rule)
    }
  }

  /// APNs stores one push for each device and app. A new push replaces the stored one; option
  /// `older-survives` keeps the old one. With option `offline-queue` APNs stores one push for each
  /// collapse id.
  private mutating func store(
    _ received: ReceivedPush, _ cause: PushService.Stored.Cause, status: Int, reason: String?,
    _ rule: Rule
  ) {
    let queues = world.stage.has(.offlineQueue)
    let inTheWay = world.apns.stored.filter {
      !queues || $0.received.push.collapseID == received.push.collapseID
    }
    if world.stage.has(.olderSurvives), !inTheWay.isEmpty {
      emit(
        verdict(.discarded, received, status: status), .apnsOlderSurvives)
      return
    }
    emit(verdict(.stored, received, status: status, reason: reason), rule)
    for old in inTheWay {
      emit(verdict(.discarded, old.received), .apnsReplaced)
    }
    let stored = PushService.Stored(
      received: received, cause: cause, expires: world.clock + received.push.timeToLive)
    setStorage(rule) { all in
      all.removeAll(where: inTheWay.contains)
      all.append(stored)
    }
  }

  private mutating func deliverFromStorage(_ stored: PushService.Stored, _ rule: Rule) {
    setStorage(rule) { all in all.removeAll { $0 == stored } }
    if world.discards(stored.received.push) {
      emit(verdict(.discarded, stored.received, reason: "Discarded - Disabled"), .apnsDisabled)
      return
    }
    emit(verdict(.delivered, stored.received, reason: "Delivered (From Storage)"), rule)
    receive(stored.received)
  }

  mutating func expire(_ stored: PushService.Stored) {
    setStorage(.apnsExpired) { all in all.removeAll { $0 == stored } }
    emit(verdict(.discarded, stored.received, reason: "Discarded - Expired"), .apnsExpired)
  }

  private mutating func setStorage(_ rule: Rule, _ body: (inout [PushService.Stored]) -> Void) {
    let before = world.flag(.storedPush)
    var stored = world.apns.stored
    body(&stored)
    emit(.storage(stored), rule)
    let after = world.flag(.storedPush)
    if before != after { emit(.flag(from: before, to: after), rule) }
  }

  private mutating func reject(_ received: ReceivedPush, _ fault: World.ProviderFault) {
    guard world.stage.profile.usesBinaryInterface else {
      emit(verdict(.rejected, received, status: fault.status, reason: fault.reason), fault.rule)
      return
    }
    guard let packet = fault.packet else {
      emit(verdict(.discarded, received), .apnsFeedback)
      return
    }
    emit(verdict(.rejected, received, status: packet, reason: fault.reason), fault.rule)
  }

  /// Whether the push is lost because the provider has not read the error packet yet (binary
  /// interface). It reads the packet once any time has passed (model choice).
  private mutating func losesBehindError(_ received: ReceivedPush) -> Bool {
    guard world.apns.closedAt == world.clock else { return false }
    emit(verdict(.discarded, received), .apnsErrorPacket)
    return true
  }

  /// The binary interface sends no answer for an accepted push.
  private func verdict(
    _ fate: Verdict.Fate, _ received: ReceivedPush, status: Int? = nil, reason: String? = nil
  ) -> Change {
    let isSilent = world.stage.profile.usesBinaryInterface && fate != .rejected
    return .apns(
      Verdict(
        fate: fate, push: received.id, status: isSilent ? nil : status,
        reason: isSilent && status != nil ? nil : reason))
  }
}

extension World {
  struct ProviderFault {
    var status: Int
    var reason: String
    /// The error code of the binary interface, which sends no text. nil if it sends nothing; the
    /// push is lost.
    var packet: Int?
    var rule: Rule
  }

  /// The error that APNs answers with; the checks run in the order of push.md 2.3 (model choice:
  /// Apple documents none).
  func fault(of push: Push) -> ProviderFault? {
    func fault(
      _ status: Int, _ reason: String, _ rule: Rule, packet: Int? = 8
    ) -> ProviderFault {
      ProviderFault(status: status, reason: reason, packet: packet, rule: rule)
    }
    if let id = push.collapseID, id.utf8.count > 64 {
      return fault(400, "BadCollapseId", .apnsCollapseID)
    }
    if stage.has(.strictAPNs), push.isSilent(in: stage) || push.type == .background,
      push.priority == 10
    {
      return fault(400, "BadPriority", .apnsPriority)
    }
    if push.type == .voip, push.token == nil, !app.registrations.takesCalls {
      return fault(400, "MissingDeviceToken", .voipNoToken, packet: 2)
    }
    if isForDeadToken(push) {
      // Up to iOS 7, the binary interface has no such error.
      if apns.knowsDeadToken, !stage.profile.permissionAndTokenAreOne {
        return fault(410, "Unregistered", .appDeletedToken)
      }
    } else if push.type != .voip, push.token == nil, !app.hasToken {
      return fault(400, "MissingDeviceToken", .apnsNoToken, packet: 2)
    }
    if push.token == .bad { return fault(400, "BadDeviceToken", .apnsBadToken) }
    if push.token == .old { return fault(410, "Unregistered", .apnsUnregistered, packet: nil) }
    if push.token == .other || push.topic.map({ $0 != push.type.topic }) == true {
      return fault(400, "DeviceTokenNotForTopic", .apnsTopic)
    }
    if let auth = push.auth, !stage.profile.usesBinaryInterface {
      return fault(auth.status, auth.reason, .apnsAuthentication)
    }
    if push.payloadBytes > payloadLimit(of: push.type) {
      return fault(413, "PayloadTooLarge", .apnsTooLarge, packet: 7)
    }
    return nil
  }

  /// Why a silent push waits at APNs for better power; nil if it does not wait. An app in the
  /// foreground receives it anyway (model choice).
  func powerReservation(for push: Push) -> Rule? {
    guard stage.profile.wakesForContentAvailable, push.isSilent(in: stage), !isInForeground
    else { return nil }
    return denialForPower?.rule
  }

  /// Why low power keeps a push from waking the app.
  package var denialForPower: Denial? {
    if settings.lowPower { return Denial(.pushLowPower, .lowPower) }
    guard power.battery <= 20, !power.isCharging else { return nil }
    return Denial(.pushLowBattery, .lowBattery)
  }

  /// In bytes of the whole JSON body.
  private func payloadLimit(of type: Push.PushType) -> Int {
    if type == .voip { return 5120 }
    return stage.has(.http2) ? max(stage.profile.payloadLimit, 4096) : stage.profile.payloadLimit
  }

  /// Whether APNs discards the push. It discards visible pushes while notifications are off
  /// (push.A-METR). Up to iOS 7 there is no such switch; style, badge and sound decide. Live
  /// Activities have their own switch, and other types show nothing.
  func discards(_ push: Push) -> Bool {
    push.isVisible && (push.type == .alert || push.type == .background)
      && app.permission == .denied
      && !stage.profile.permissionAndTokenAreOne
      && !stage.has(.deniedStillDelivers)
  }

  /// Whether APNs throttles the push: from iOS 7 on, the fourth silent push within an hour waits
  /// there.
  func isThrottled(_ push: Push) -> Bool {
    guard stage.profile.wakesForContentAvailable, push.isSilent(in: stage), !isUnthrottled else {
      return false
    }
    return recentSilentDeliveries >= World.silentBudget
  }

  /// The number of silent pushes that APNs delivers within an hour (model choice).
  package static let silentBudget = 3

  package var recentSilentDeliveries: Int {
    apns.silentDeliveries.count { $0 > clock - .seconds(3600) }
  }

  /// APNs throttles nothing for an app in the foreground, nor while Xcode is attached.
  var isUnthrottled: Bool { isInForeground || app.debugger == .attached }
}

extension Push.AuthFault {
  var status: Int { self == .tooMany ? 429 : 403 }

  var reason: String {
    switch self {
    case .expired: return "ExpiredProviderToken"
    case .invalid: return "InvalidProviderToken"
    case .missing: return "MissingProviderToken"
    case .environment: return "BadEnvironmentKeyIdInToken"
    case .tooMany: return "TooManyProviderTokenUpdates"
    }
  }
}

extension Push {
  /// Whether the push has content-available and nothing visible.
  package func isSilent(in stage: Configuration) -> Bool {
    isContentAvailable(in: stage) && !isVisible && type != .voip
  }

  /// At most the 30 days of APNs' own policy (push.A-METR).
  var timeToLive: Milliseconds {
    let policy = Milliseconds.seconds(30 * 86_400)
    switch expiration {
    case .after(let span)?: return min(span, policy)
    case .zero?, nil: return policy
    }
  }
}
