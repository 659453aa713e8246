import Testing

@testable import LifecycleModel

/// The features that each version of iOS added or removed.
@Suite struct ProfileTests {
  private typealias Name = Profile.Name

  private func having(_ property: KeyPath<Profile, Bool>) -> [Name] {
    Name.allCases.filter { Profile($0)[keyPath: property] }
  }

  private func from(_ first: Name) -> [Name] {
    Array(Name.allCases.drop { $0 != first })
  }

  private func until(_ last: Name) -> [Name] {
    Name.allCases.filter { !from(last).dropFirst().contains($0) }
  }

  @Test("what came and stayed")
  func came() {
    #expect(having(\.wakesForContentAvailable) == from(.ios7))
    #expect(having(\.hasControlCenter) == from(.ios7))
    #expect(having(\.hasUniversalLinks) == from(.ios9))
    #expect(having(\.hasPushKit) == from(.ios9))
    #expect(having(\.hasVisits) == from(.ios9))
    #expect(having(\.hasNotificationCenterDelegate) == from(.ios12))
    #expect(having(\.hasProvisionalPermission) == from(.ios12))
    #expect(having(\.capsBackgroundTasks) == from(.ios12))
    #expect(having(\.hasSceneClasses) == from(.ios13))
    #expect(having(\.silentNeedsPriority5) == from(.ios13))
    #expect(having(\.readsPushType) == from(.ios13))
    #expect(having(\.hasTaskScheduler) == from(.ios13))
    #expect(having(\.callsAreBanners) == from(.ios13))
    #expect(having(\.callsMustBeReported) == from(.ios13))
    #expect(having(\.hasAuthorizationChange) == from(.ios13))
    #expect(having(\.processesAfterForceQuit) == from(.ios26Scenes))
  }

  @Test("what went")
  func went() {
    #expect(having(\.lockKeepsStateInactive) == until(.ios6))
    #expect(having(\.permissionAndTokenAreOne) == until(.ios7))
    #expect(having(\.enterBackgroundAgainWhenSwipedAtWork) == until(.ios7))
    #expect(having(\.styleNoneHidesList) == until(.ios7))
    #expect(having(\.keepsTransfersDiscretionary) == until(.ios7))
    #expect(having(\.usesBinaryInterface) == until(.ios7))
    #expect(having(\.keepsSoonestLocalRequests) == until(.ios9))
  }

  @Test("what one iOS has alone, or a profile by the newest iOS that it stands for")
  func alone() {
    #expect(having(\.refreshOffStopsLocation) == [.ios7])
    #expect(
      having(\.launchesForLocationAfterForceQuit) == Name.allCases.filter { $0 != .ios7 })
    #expect(
      Name.allCases.map { Profile($0).enterBackgroundCallsWhenSwipedInFront }
        == [1, 2, 1, 1, 1, 1, 1, 1])
    // `ios13` extends to iOS 26 for an app without scenes, `ios13-scenes` ends with iOS 15.
    #expect(Name.allCases.map { Profile($0).latestVersion } == [6, 7, 9, 12, 26, 15, 18, 26])
    #expect(having(\.hasContinuedProcessing) == [.ios13, .ios26Scenes])
    #expect(having(\.hasCallMetadata) == [.ios13, .ios26Scenes])
    #expect(having(\.readsInterruptionLevel) == [.ios13, .ios17Scenes, .ios26Scenes])
    #expect(having(\.startsActivitiesByPush) == [.ios13, .ios17Scenes, .ios26Scenes])
    #expect(having(\.mayPrewarm) == [.ios13Scenes])
  }

  @Test("sizes and times")
  func numbers() {
    #expect(
      Name.allCases.map { Profile($0).payloadLimit }
        == [256, 256, 2048, 4096, 4096, 4096, 4096, 4096])
    #expect(
      Name.allCases.map { Profile($0).backgroundTaskBudget / 1000 }
        == [600, 180, 180, 180, 30, 30, 30, 30])
    #expect(
      Name.allCases.map { Profile($0).sceneEnd }
        == [nil, nil, nil, nil, nil, .entersBackground, .disconnects, .disconnects])
  }
}
