import Lint
import Testing

/// Payloads from Apple's pages and other working ones give no error, and nearly all of them nothing
/// at all.
@Suite struct ValidPayloadTests {
  /// Listings of Apple's pages (push.A-GEN, A-BG, A-NSE, A-LA and AR-PAY) in their forms.
  static let apple: [String] = [
    #"{"aps":{"alert":{"title":"Game Request","subtitle":"Five Card Draw","body":"Bob wants to play poker"},"category":"GAME_INVITATION"},"gameID":"12345678"}"#,
    #"{"aps":{"badge":9,"sound":"bingbong.aiff"},"messageID":"ABCDEFGHIJ"}"#,
    #"{"aps":{"alert":{"loc-key":"GAME_PLAY_REQUEST_FORMAT","loc-args":["Shelly","Rick"]}}}"#,
    #"{"aps":{"content-available":1},"acme1":"bar","acme2":42}"#,
    #"{"aps":{"content-available":1,"sound":""},"acme1":"bar","acme2":42}"#,
    #"{"aps":{"category":"SECRET","mutable-content":1,"alert":{"title":"Secret Message!","body":"(Encrypted)"}},"ENCRYPTED_DATA":"Salted__"}"#,
    #"{"aps":{"alert":"Message received from Bob"},"acme2":["bang","whiz"]}"#,
    #"{"aps":{"alert":{"title":"T","body":"B","action-loc-key":"PLAY"},"badge":5},"acme1":"bar"}"#,
    #"{"aps":{"alert":{"title-loc-key":null,"title-loc-args":null,"loc-key":"K","action-loc-key":null,"launch-image":"p.png"},"badge":0}}"#,
    #"{"aps":{"alert":{"body":"Low","title":"Health"},"sound":{"critical":1,"name":"default","volume":1.0}}}"#,
    #"{"aps":{"alert":"x","interruption-level":"passive","relevance-score":0.5,"thread-id":"t","target-content-id":"w","filter-criteria":"work"}}"#,
    #"{"aps":{"timestamp":1685952000,"event":"update","content-state":{"currentHealthLevel":0.94,"eventDescription":"Power Panda has been knocked down!"},"alert":{"title":{"loc-key":"%@ is knocked down!","loc-args":["Power Panda"]},"body":{"loc-key":"Use a potion to heal %@!","loc-args":["Power Panda"]},"sound":"HeroDown.mp4"}}}"#,
    #"{"aps":{"timestamp":1685952000,"event":"end","dismissal-date":1685959200,"content-state":{"currentHealthLevel":0.23}}}"#,
    #"{"aps":{"timestamp":1685952000,"event":"update","stale-date":1650998941,"content-state":{}}}"#,
    #"{"aps":{"timestamp":1234,"event":"start","content-state":{"currentHealthLevel":100},"attributes-type":"AdventureAttributes","attributes":{"currentHealthLevel":100},"alert":{"title":{"loc-key":"a","loc-args":["b"]},"body":{"loc-key":"c"},"sound":"chime.aiff"},"input-push-token":1}}"#,
    #"{"aps":{"timestamp":1234,"event":"update","relevance-score":75,"content-state":{},"interruption-level":"active"}}"#,
    #"{"Simulator Target Bundle":"com.example.apple-samplecode.Rooms","aps":{"alert":"x","sound":"default","badge":7}}"#,
  ]

  static let others: [String] = [
    #"{"aps":{"alert":"x"},"type":"order","body":"b","title":"t","url":"u","id":7,"data":{"alert":1}}"#,
    #"{"aps":{"alert":"x"},"Simulator Target Bundle":"com.example.mynews"}"#,
    #"{"aps":{"alert":"x"},"Simulator Target Bundle":"com.arohak.xcconfig-template_dev"}"#,
    #"{"aps":{"alert":"x"},"gcm.message_id":"1","google.c.a.e":"1"}"#,
    #"{"aps":{"alert":"x","sound":"Ring.WAV"}}"#, #"{"aps":{"badge":0}}"#,
    #"{"aps":{"alert":"x","content-available":1.0e0,"sound":"default"}}"#,
    #"{"aps":{"alert":{"title":"x"},"mutable-content":1},"image_url":"https://x/y.png"}"#,
    #"{"aps":{"alert":"x"},"event":"login","timestamp":"now","attributes":{}}"#,
  ]

  @Test("no error", arguments: apple + others, Layout.allCases)
  func noError(payload: String, layout: Layout) {
    let found = lintPayload(utf8: Array(layout.lay(payload).utf8))
    #expect(found.filter { $0.severity == .error }.isEmpty, "\(found)")
    let expected: Set = ["mixed", "empty-sound", "sound-format"]
    #expect(found.allSatisfy { expected.contains($0.rule) }, "\(found)")
  }
}
