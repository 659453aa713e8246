import Testing

@testable import NcursesTerminal

@Suite struct DescriptorsTests {
  @Test(
    "a time that has passed is no time without end",
    arguments: [
      (Duration.milliseconds(-500), 0), (.seconds(-3), 0), (.zero, 0), (.nanoseconds(1), 1),
      (.milliseconds(25), 25), (.seconds(2), 2000), (.seconds(100_000), 3_600_000),
    ] as [(Duration, Int32)])
  func milliseconds(duration: Duration, wanted: Int32) {
    #expect(Descriptors.milliseconds(duration) == wanted)
  }
}
