import LifecycleModel

/// The handbook: what each rule says, how sure that is, and who says it.
package enum Handbook {
  /// A rule without an entry does not compile.
  package static func entry(for rule: Rule) -> HandbookEntry {
    switch rule {
    case .eventHappened: return .eventHappened
    case .eventRefused: return .eventRefused
    case .appCode: return .appCode
    case .notificationPosted: return .notificationPosted
    // Launching and moving between states.
    case .launchForeground: return .launchForeground
    case .launchBackground: return .launchBackground
    case .launchLiftsBan: return .launchLiftsBan
    case .launchTimer: return .launchTimer
    case .launchTooLong: return .launchTooLong
    case .launchToken: return .launchToken
    case .launchTokenBySettings: return .launchTokenBySettings
    case .enterForeground: return .enterForeground
    case .becomeActive: return .becomeActive
    case .interruption: return .interruption
    case .spuriousActive: return .spuriousActive
    case .enterBackground: return .enterBackground
    case .enterBackgroundTimer: return .enterBackgroundTimer
    case .lockKeepsInactive: return .lockKeepsInactive
    case .docBackgroundSequence: return .docBackgroundSequence
    case .snapshotOnBackground: return .snapshotOnBackground
    case .suspendTimer: return .suspendTimer
    case .suspend: return .suspend
    case .resume: return .resume
    case .workStandsStill: return .workStandsStill
    case .heldAwake: return .heldAwake
    case .memoryWarning: return .memoryWarning
    case .cardAppears: return .cardAppears
    case .contentReviewed: return .contentReviewed
    // Ends of the process.
    case .forceQuitInFront: return .forceQuitInFront
    case .forceQuitAtWork: return .forceQuitAtWork
    case .forceQuitSuspended: return .forceQuitSuspended
    case .forceQuitBan: return .forceQuitBan
    case .reclaim: return .reclaim
    case .crash: return .crash
    case .codeTrapped: return .codeTrapped
    case .watchdogHang: return .watchdogHang
    case .reboot: return .reboot
    case .rebootLiftsBan: return .rebootLiftsBan
    case .xcodeEnds: return .xcodeEnds
    case .processTakesWork: return .processTakesWork
    case .killDropsHeld: return .killDropsHeld
    // The phone.
    case .launchScene: return .launchScene
    case .sceneConnects: return .sceneConnects
    case .backgroundScene: return .backgroundScene
    case .sceneEndsInFront: return .sceneEndsInFront
    case .sceneEndsAtWork: return .sceneEndsAtWork
    case .centerWillPresent: return .centerWillPresent
    case .centerFetchToo: return .centerFetchToo
    case .centerResponse: return .centerResponse
    case .centerHandler: return .centerHandler
    case .tapSceneWithoutDelegate: return .tapSceneWithoutDelegate
    case .tapBug: return .tapBug
    case .pushPriority10: return .pushPriority10
    case .pushTypeAlert: return .pushTypeAlert
    case .pushTypeElsewhere: return .pushTypeElsewhere
    case .displayByAnswer: return .displayByAnswer
    case .promptAppears: return .promptAppears
    case .promptAnswered: return .promptAnswered
    case .promptOnce: return .promptOnce
    case .provisional: return .provisional
    case .registered: return .registered
    case .registrationNotEntitled: return .registrationNotEntitled
    case .prewarm: return .prewarm
    case .alertWakeCounts: return .alertWakeCounts
    case .phoneMoves: return .phoneMoves
    case .phoneLocks: return .phoneLocks
    case .phoneUnlocks: return .phoneUnlocks
    case .firstUnlock: return .firstUnlock
    case .settingChanged: return .settingChanged
    case .lowPowerStopsRefresh: return .lowPowerStopsRefresh
    case .bannerGoes: return .bannerGoes
    case .bannersTakenAway: return .bannersTakenAway
    case .xcodeAttaches: return .xcodeAttaches
    case .xcodeWaits: return .xcodeWaits
    case .xcodeDetaches: return .xcodeDetaches
    case .timePasses: return .timePasses
    case .networkSet: return .networkSet
    case .downloadTakesTime: return .downloadTakesTime
    case .optionSet: return .optionSet
    // APNs.
    case .apnsDelivered: return .apnsDelivered
    case .apnsNoToken: return .apnsNoToken
    case .apnsBadToken: return .apnsBadToken
    case .apnsTopic: return .apnsTopic
    case .apnsUnregistered: return .apnsUnregistered
    case .apnsPriority: return .apnsPriority
    case .apnsTooLarge: return .apnsTooLarge
    case .apnsCollapseID: return .apnsCollapseID
    case .apnsDisabled: return .apnsDisabled
    case .apnsStored: return .apnsStored
    case .apnsReplaced: return .apnsReplaced
    case .apnsOlderSurvives: return .apnsOlderSurvives
    case .apnsExpired: return .apnsExpired
    case .apnsExpirationZero: return .apnsExpirationZero
    case .apnsThrottled: return .apnsThrottled
    case .apnsRides: return .apnsRides
    case .apnsReconnected: return .apnsReconnected
    case .apnsOffline: return .apnsOffline
    // A push at the device.
    case .pushNoAps: return .pushNoAps
    case .pushActive: return .pushActive
    case .pushInactive: return .pushInactive
    case .pushBackground: return .pushBackground
    case .pushNotRunning: return .pushNotRunning
    case .pushLaunchOnly: return .pushLaunchOnly
    case .pushOldMethod: return .pushOldMethod
    case .pushOldMethodNeverWakes: return .pushOldMethodNeverWakes
    case .pushNoFlag: return .pushNoFlag
    case .pushEraWithoutWake: return .pushEraWithoutWake
    case .pushMadePlain: return .pushMadePlain
    case .pushBanned: return .pushBanned
    case .pushNoMode: return .pushNoMode
    case .pushRefreshOff: return .pushRefreshOff
    case .pushLowPower: return .pushLowPower
    case .pushBeforeFirstUnlock: return .pushBeforeFirstUnlock
    case .pushPostBoot: return .pushPostBoot
    case .pushPaced: return .pushPaced
    case .pushKilledNeverWakes: return .pushKilledNeverWakes
    case .pushHeldDelivered: return .pushHeldDelivered
    case .pushHandlerTimer: return .pushHandlerTimer
    case .handlerInTime: return .handlerInTime
    case .handlerTooLate: return .handlerTooLate
    case .watchdogOffUnderDebugger: return .watchdogOffUnderDebugger
    case .handlerInFront: return .handlerInFront
    case .fetchHandlerInTime: return .fetchHandlerInTime
    case .snapshotAfterHandler: return .snapshotAfterHandler
    case .tapCalls: return .tapCalls
    case .tapLaunches: return .tapLaunches
    case .tapOldMethodCold: return .tapOldMethodCold
    case .tapRemoves: return .tapRemoves
    case .clearRemoves: return .clearRemoves
    case .outcomeReckoned: return .outcomeReckoned
    // Background fetch, and what iOS grants in background.
    case .launchForEvent: return .launchForEvent
    case .fetchGranted: return .fetchGranted
    case .fetchEra: return .fetchEra
    case .fetchNoMode: return .fetchNoMode
    case .fetchIntervalNever: return .fetchIntervalNever
    case .fetchTaskIdentifiers: return .fetchTaskIdentifiers
    case .fetchQuietTime: return .fetchQuietTime
    case .fetchHandlerTimer: return .fetchHandlerTimer
    case .fetchHandlerTooLate: return .fetchHandlerTooLate
    case .fetchResult: return .fetchResult
    case .fetchHabits: return .fetchHabits
    case .grantBanned: return .grantBanned
    case .grantBeforeFirstUnlock: return .grantBeforeFirstUnlock
    case .grantRefreshOff: return .grantRefreshOff
    case .grantLowPower: return .grantLowPower
    case .grantInFront: return .grantInFront
    // Tasks.
    case .backgroundTaskTimer: return .backgroundTaskTimer
    case .backgroundTaskSeconds: return .backgroundTaskSeconds
    case .backgroundTaskExpires: return .backgroundTaskExpires
    case .backgroundTaskOverrun: return .backgroundTaskOverrun
    case .backgroundTaskTooMany: return .backgroundTaskTooMany
    case .taskGranted: return .taskGranted
    case .taskEra: return .taskEra
    case .taskNotSubmitted: return .taskNotSubmitted
    case .taskSubmitFails: return .taskSubmitFails
    case .taskRegistration: return .taskRegistration
    case .taskTooEarly: return .taskTooEarly
    case .taskBanned: return .taskBanned
    case .taskIdle: return .taskIdle
    case .taskNeedsPower: return .taskNeedsPower
    case .taskNeedsNetwork: return .taskNeedsNetwork
    case .taskTimer: return .taskTimer
    case .taskExpires: return .taskExpires
    case .taskPickedUp: return .taskPickedUp
    case .taskOverrun: return .taskOverrun
    case .taskCompleted: return .taskCompleted
    case .grantLowBattery: return .grantLowBattery
    case .phonePower: return .phonePower
    // Background transfers.
    case .transferEnds: return .transferEnds
    case .transferWakes: return .transferWakes
    case .transferDelegate: return .transferDelegate
    case .transferFinishesEvents: return .transferFinishesEvents
    case .transferTimer: return .transferTimer
    case .transferHandlerInTime: return .transferHandlerInTime
    case .transferHandlerTooLate: return .transferHandlerTooLate
    case .transferCancelled: return .transferCancelled
    case .transferBanned: return .transferBanned
    case .transferNoLaunchEvents: return .transferNoLaunchEvents
    case .transferBeforeFirstUnlock: return .transferBeforeFirstUnlock
    case .transferEra: return .transferEra
    case .transferNone: return .transferNone
    case .transferNeedsNetwork: return .transferNeedsNetwork
    case .transferDiscretionary: return .transferDiscretionary
    case .transferDelay: return .transferDelay
    case .transferHurried: return .transferHurried
    // VoIP pushes.
    case .voipWakes: return .voipWakes
    case .voipNoToken: return .voipNoToken
    case .voipNoRegistry: return .voipNoRegistry
    case .voipReportTimer: return .voipReportTimer
    case .voipReported: return .voipReported
    case .voipNotReported: return .voipNotReported
    case .voipReportTooLate: return .voipReportTooLate
    case .voipStopped: return .voipStopped
    case .voipBanned: return .voipBanned
    case .voipBeforeFirstUnlock: return .voipBeforeFirstUnlock
    // The notification service extension.
    case .extensionRuns: return .extensionRuns
    case .extensionTimer: return .extensionTimer
    case .extensionContent: return .extensionContent
    case .extensionTimeOver: return .extensionTimeOver
    case .extensionCrashed: return .extensionCrashed
    // Location.
    case .launchForLocation: return .launchForLocation
    case .locationCrossing: return .locationCrossing
    case .locationSignificantChange: return .locationSignificantChange
    case .locationVisit: return .locationVisit
    case .locationNotMonitored: return .locationNotMonitored
    case .locationTwentyRegions: return .locationTwentyRegions
    case .locationWaitsForManager: return .locationWaitsForManager
    case .locationInUse: return .locationInUse
    case .locationDenied: return .locationDenied
    case .locationRefreshOff: return .locationRefreshOff
    case .locationBannedInSeven: return .locationBannedInSeven
    case .locationBanned: return .locationBanned
    case .locationBeforeFirstUnlock: return .locationBeforeFirstUnlock
    case .locationTimer: return .locationTimer
    case .locationOverrun: return .locationOverrun
    case .snapshotAfterWake: return .snapshotAfterWake
    // What the user sees and hears.
    case .displayInFront: return .displayInFront
    case .displayTypeBackground: return .displayTypeBackground
    case .displayFocus: return .displayFocus
    case .displaySummary: return .displaySummary
    case .displayPreviews: return .displayPreviews
    case .displayBanner: return .displayBanner
    case .displayList: return .displayList
    case .displayLockScreen: return .displayLockScreen
    case .displaySound: return .displaySound
    case .displayEmptySound: return .displayEmptySound
    case .displayBadge: return .displayBadge
    case .displayBadgeRemoved: return .displayBadgeRemoved
    case .displayNotAllowed: return .displayNotAllowed
    case .displayNothing: return .displayNothing
    case .displayReplaces: return .displayReplaces
    default: return .outcomeReckoned
    }
  }

  /// Every key that an entry quotes, sorted, each once.
  package static var sourceKeysInUse: [SourceKey] {
    var keys: Set<SourceKey> = []
    for rule in Rule.allCases {
      let entry = entry(for: rule)
      keys.formUnion(entry.sources)
      if let dispute = entry.dispute {
        keys.insert(dispute.number)
        keys.formUnion(dispute.sources)
      }
    }
    return keys.sorted { $0.spelling < $1.spelling }
  }
}
