import Testing

@testable import LifecycleModel

/// Parts of a world that its copies share.
@Suite struct SharingTests {
  @Test("a change of one copy is none of the other")
  func copies() {
    var one = AppProcess()
    one.timers = [Timer(id: 1, kind: .suspend, length: 5, progress: .due(5))]
    var other = one
    #expect(one == other)
    other.timers.removeAll()
    other.isSuspended = true
    #expect(one.timers.count == 1 && !one.isSuspended)
    #expect(one != other)
  }

  @Test("worlds with equal parts are equal, whether they share them or not")
  func equality() {
    let stage = Configuration(profile: Profile(.ios13))
    let one = World(stage: stage)
    var other = World(stage: stage)
    #expect(one == other && one.hashValue == other.hashValue)
    other.apns.isOnline = false
    #expect(one != other)
    other.apns.isOnline = true
    #expect(one == other && one.hashValue == other.hashValue)
  }

  @Test("a rare part that has its default value again is at rest")
  func rest() {
    var process = AppProcess()
    #expect(process.servicesAreDefault)
    process.services.hasLocationDelegate = true
    #expect(!process.servicesAreDefault)
    process.services.hasLocationDelegate = false
    #expect(process.servicesAreDefault && process == AppProcess())
  }
}
