import Testing

@testable import Lessons

@Suite struct MomentTests {
  // Known pairs of POSIX seconds and calendar.
  @Test(
    "seconds and calendar",
    arguments: [
      (0, "1970-01-01T00:00:00Z"), (86_399, "1970-01-01T23:59:59Z"),
      (951_782_400, "2000-02-29T00:00:00Z"), (951_868_800, "2000-03-01T00:00:00Z"),
      (1_000_000_000, "2001-09-09T01:46:40Z"), (1_234_567_890, "2009-02-13T23:31:30Z"),
      (2_147_483_647, "2038-01-19T03:14:07Z"), (4_107_542_400, "2100-03-01T00:00:00Z"),
      (253_402_300_799, "9999-12-31T23:59:59Z"),
    ])
  func pairs(seconds: Int, text: String) {
    #expect(Moment(seconds: seconds).text == text)
    #expect(Moment(text)?.seconds == seconds)
  }

  @Test("every day of 800 years comes back, and follows the day before")
  func days() {
    var last = ""
    for day in 0..<(2 * 146_097) {
      let moment = Moment(seconds: day * 86_400 + 12_345)
      #expect(Moment(moment.text) == moment)
      #expect(moment.date > last)
      last = moment.date
    }
    #expect(last == "2769-12-31")
  }

  @Test(
    "what is no moment",
    arguments: [
      "", "2026-11-21", "2026-11-21T09:15:50", "2026-11-21 09:15:50Z", "2026-11-21T09:15:50z",
      "2026-02-29T00:00:00Z", "2026-13-01T00:00:00Z", "2026-00-10T00:00:00Z",
      "2026-01-00T00:00:00Z", "2026-01-32T00:00:00Z", "2026-01-01T24:00:00Z",
      "2026-01-01T00:60:00Z", "2026-01-01T00:00:60Z", "1969-12-31T23:59:59Z",
      "0000-00-00T00:00:00Z", "2026-01-01T00:00:00ZZ", "２026-01-01T00:00:00Z",
      "+026-01-01T00:00:00Z", "2026-1--01T00:00:00Z", "////-//-//T//://://Z",
      "::::-::-::T::::::::Z", "2026-01-01T00:00:0\u{0}Z",
    ])
  func refused(text: String) {
    #expect(Moment(text) == nil)
  }

  @Test("a clock that is out of its mind")
  func limits() {
    #expect(Moment(seconds: -1).text == "1970-01-01T00:00:00Z")
    #expect(Moment(seconds: .max).text == "9999-12-31T23:59:59Z")
    #expect(Moment(seconds: .min).seconds == 0)
  }
}

@Suite struct ContentHashTests {
  @Test("16 digits and back")
  func text() {
    for bit in 0..<64 {
      let hash = ContentHash(value: 1 << bit)
      #expect(hash.text.utf8.count == 16)
      #expect(ContentHash(hash.text) == hash)
    }
    #expect(ContentHash("00000000000000ff")?.text == "00000000000000ff")
    for wrong in [
      "", "00000000000000FF", "0000000000000ff", "000000000000000ff", "+0000000000000ff",
    ] {
      #expect(ContentHash(wrong) == nil)
    }
  }
}
