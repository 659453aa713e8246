import CommandLanguage
import Lint
import Testing

/// Every mistake that `lint` reports about payloads, in every layout, at its place.
@Suite struct MistakeTests {
  struct Mistake: Sendable, CustomTestStringConvertible {
    var marked: String
    /// `severity rule` for each mark, in the order of the text.
    var told: [String]

    init(_ marked: String, _ told: String...) {
      self.marked = marked
      self.told = told
    }

    var testDescription: String { marked }
  }

  static let keys: [Mistake] = [
    Mistake(#"‸{"type":"sync"}"#, "error no-aps"),
    Mistake("‸{}", "error no-aps"),
    Mistake(#"‸{"data":{"aps":{"alert":"x"}}}"#, "error no-aps"),
    Mistake(#"‸[{"aps":{"alert":"x"}}]"#, "error no-aps"),
    Mistake(#"‸"aps""#, "error no-aps"),
    Mistake(#"‸{"callerName":"Ann","handle":"a"}"#, "warning no-aps"),
    Mistake(#"‸{‸"APS":{"alert":"x"}}"#, "error no-aps", "error near-key"),
    Mistake(#"‸{‸"apns":{"alert":"x"}}"#, "error no-aps", "error near-key"),
    Mistake(
      #"{"aps":{"alert":"x",‸"chat_id":"7",‸"path":"/"}}"#, "warning unknown-aps-key",
      "warning unknown-aps-key"),
    Mistake(#"{"aps":{"alert":{"body":"x",‸"uuid":"7"}}}"#, "warning unknown-aps-key"),
    Mistake(#"{"aps":{"alert":"x",‸"title":"T"}}"#, "warning unknown-aps-key"),
    Mistake(#"{"aps":{"alert":"x",‸"apns-priority":5}}"#, "warning unknown-aps-key"),
    Mistake(
      #"{"aps":{"alert":"x",‸"Simulator Target Bundle":"com.acme.news"}}"#,
      "warning unknown-aps-key"),
    Mistake(#"‸{"videoId":"7","room":"r"}"#, "error no-aps"),
    Mistake(#"‸{"metadata":{"call_id":"7"}}"#, "warning no-aps"),
    Mistake(#"{"aps":{"alert":"x"},‸"apns-push-type":"alert"}"#, "warning header"),
    Mistake(#"‸{‸"alert":"x"}"#, "error no-aps", "error misplaced-key"),
    Mistake(#"{"aps":{"content-available":1},‸"badge":3}"#, "error misplaced-key"),
    Mistake(#"{"aps":{"alert":"x"},‸"content-available":1}"#, "error misplaced-key"),
    Mistake(#"{"aps":{"alert":"x"},‸"mutable-content":1}"#, "error misplaced-key"),
    Mistake(#"{"aps":{"alert":"x"},‸"alert":"y"}"#, "warning misplaced-key"),
    Mistake(#"{"aps":{"content-available":1},‸"category":"c"}"#, "warning misplaced-key"),
    Mistake(#"{"aps":{"alert":{"body":"x",‸"content-available":1}}}"#, "error misplaced-key"),
    Mistake(#"{"aps":{"alert":{"body":"x",‸"sound":"default"}}}"#, "error misplaced-key"),
    Mistake(#"{"aps":{"alert":{"body":"x",‸"badge":1}}}"#, "error misplaced-key"),
    Mistake(#"{"aps":{"alert":"x",‸"content_available":1}}"#, "error near-key"),
    Mistake(#"{"aps":{"alert":"x",‸"contentAvailable":true}}"#, "error near-key"),
    Mistake(#"{"aps":{"alert":"x",‸"Content-Available":1}}"#, "error near-key"),
    Mistake(#"{"aps":{"alert":"x",‸"mutable_content":1}}"#, "error near-key"),
    Mistake(#"{"aps":{"alert":"x",‸"threadId":"t"}}"#, "error near-key"),
    Mistake(#"{"aps":{"alert":"x",‸"content-avaliable":1}}"#, "warning near-key"),
    Mistake(#"{"aps":{"alert":"x",‸"sounds":"default"}}"#, "warning near-key"),
    Mistake(#"{"aps":{"alert":"x"},‸"content_available":true}"#, "error near-key"),
    Mistake(#"{"aps":{"alert":{"body":"x",‸"sub-title":"y"}}}"#, "error near-key"),
    Mistake(
      #"{"aps":{"alert":"x"},‸"Simulation Target Bundle":"com.acme.news"}"#, "warning near-key"),
    Mistake(
      #"{"aps":{"alert":"x"},‸"simulator target bundle":"com.acme.news"}"#, "warning near-key"),
    Mistake(
      #"{‸"Simulate Target Bundle":‸"com.acme.","aps":{"alert":"x"}}"#, "warning near-key",
      "warning bundle"),
    Mistake(
      #"{"aps":{"alert":"x",‸"alert":"y"}}"#, "warning duplicate-key"),
  ]

  static let values: [Mistake] = [
    Mistake(#"{"aps":‸"hello"}"#, "error wrong-type"),
    Mistake(#"{"aps":‸[]}"#, "error wrong-type"),
    Mistake(#"{"aps":‸null}"#, "error wrong-type"),
    Mistake(#"{"aps":{"alert":‸5}}"#, "error wrong-type"),
    Mistake(#"{"aps":{"alert":‸["x"]}}"#, "error wrong-type"),
    Mistake(#"{"aps":{"alert":{"title":‸7,"body":"x"}}}"#, "error wrong-type"),
    Mistake(#"{"aps":{"alert":{"loc-key":"K","loc-args":‸"x"}}}"#, "error wrong-type"),
    Mistake(#"{"aps":{"alert":{"loc-key":"K","loc-args":["x",‸2]}}}"#, "error wrong-type"),
    Mistake(#"{"aps":{"alert":"x","badge":‸"21"}}"#, "error wrong-type"),
    Mistake(#"{"aps":{"alert":"x","badge":‸true}}"#, "error wrong-type"),
    Mistake(#"{"aps":{"alert":"x","badge":‸-1}}"#, "warning badge"),
    Mistake(#"{"aps":{"alert":"x","badge":‸1.5}}"#, "warning badge"),
    Mistake(#"{"aps":{"alert":"x","mutable-content":‸"1"}}"#, "error wrong-type"),
    Mistake(#"{"aps":{"alert":"x","mutable-content":‸true}}"#, "warning wrong-type"),
    Mistake(#"{"aps":{"alert":"x","mutable-content":‸2}}"#, "warning mutable-content"),
    Mistake(#"{"aps":{"alert":"x","thread-id":‸12}}"#, "error wrong-type"),
    Mistake(#"{"aps":{"alert":"x","category":‸12}}"#, "error wrong-type"),
    Mistake(#"{"aps":{"alert":"x","target-content-id":‸1}}"#, "error wrong-type"),
    Mistake(#"{"aps":{"alert":"x","filter-criteria":‸{}}}"#, "error wrong-type"),
    Mistake(#"{"aps":{"alert":"x","relevance-score":‸"1"}}"#, "error wrong-type"),
    Mistake(#"{"aps":{"alert":"x","relevance-score":‸3}}"#, "warning range"),
    Mistake(#"{"aps":{"content-available":‸"1"}}"#, "error content-available-value"),
    Mistake(#"{"aps":{"content-available":‸0}}"#, "error content-available-value"),
    Mistake(#"{"aps":{"content-available":‸2}}"#, "error content-available-value"),
    Mistake(#"{"aps":{"content-available":‸false}}"#, "warning content-available-value"),
    Mistake(#"{"aps":{"content-available":‸true}}"#, "warning content-available-value"),
    Mistake(#"{"aps":{"content-available":‸null}}"#, "error content-available-value"),
    Mistake(#"{"aps":{"alert":"x",‸"content-available":1}}"#, "warning mixed"),
    Mistake(
      #"{"aps":{‸"content-available":1,"sound":‸""}}"#, "warning mixed", "warning empty-sound"),
    Mistake(#"{"aps":{‸"content-available":1,"badge":2}}"#, "warning mixed"),
    Mistake(#"{"aps":{"alert":"x","sound":‸""}}"#, "warning empty-sound"),
    Mistake(#"{"aps":{"alert":"x","sound":‸"ring.mp3"}}"#, "warning sound-format"),
    Mistake(#"{"aps":{"alert":"x","sound":‸"ring"}}"#, "warning sound-format"),
    Mistake(#"{"aps":{"alert":"x","sound":‸7}}"#, "error wrong-type"),
    Mistake(
      #"{"aps":{"alert":"x","sound":{"critical":‸"1","name":‸"a.m4a","volume":‸"1"}}}"#,
      "error wrong-type", "warning sound-format", "error wrong-type"),
    Mistake(
      #"{"aps":{"alert":"x","sound":{"critical":1,"name":"default","volume":‸5,‸"loud":1}}}"#,
      "warning range", "warning unknown-aps-key"),
    Mistake(
      #"{"aps":{"alert":"x","interruption-level":‸"timeSensitive"}}"#, "error interruption-level"),
    Mistake(#"{"aps":{"alert":"x","interruption-level":‸"high"}}"#, "error interruption-level"),
    Mistake(#"{"aps":{"alert":"x","interruption-level":‸1}}"#, "error wrong-type"),
    Mistake(
      #"{"aps":{"alert":"x","interruption-level":‸"critical"}}"#, "note interruption-level",
      "warning interruption-level"),
    Mistake(
      #"{"aps":{"alert":"x","sound":"a.caf","interruption-level":‸"critical"}}"#,
      "note interruption-level", "warning interruption-level"),
    Mistake(
      #"{"aps":{"alert":"x","sound":{"critical":1,"name":"default"},"interruption-level":‸"critical"}}"#,
      "note interruption-level"),
    Mistake(#"{"aps":{"alert":"x",‸"thread-identifier":"a"}}"#, "error near-key"),
    Mistake(#"{"aps":{"alert":"x","mutable-content":‸false}}"#, "warning wrong-type"),
    Mistake(
      #"‸{"message":{"token":"t","notification":{"title":"Hi","body":"x"}}}"#, "note service"),
    Mistake(
      #"‸{"message":{"token":"t","apns":{"payload":{"aps":{"alert":"x","badge":‸"1"}}}}}"#,
      "note service", "error wrong-type"),
    Mistake(
      #"‸{"to":"t","content_available":true,"notification":{"title":"Hi"}}"#, "warning mixed",
      "note service"),
    Mistake(#"‸{"app_id":"a","contents":{"en":"Hi"}}"#, "note service"),
    Mistake(#"‸{"app_id":"a","content_available":true,"data":{"k":"v"}}"#, "note service"),
    // What the service adds counts: the alert of the notification.
    Mistake(
      #"‸{"message":{"token":"t","notification":{"body":"x"},"apns":{"payload":{"aps":{"category":"c","mutable-content":1}}}}}"#,
      "note service"),
    Mistake(
      #"‸{"message":{"token":"t","data":{"k":"v"}}}"#, "warning empty-aps", "note service"),
    Mistake(#"‸{"to":"t","data":{"k":"v"}}"#, "warning empty-aps", "note service"),
    Mistake(#"‸{"notification":{"title":"Hi"},"data":{"k":"v"}}"#, "note service"),
    Mistake(
      #"‸{"to":"ExponentPushToken[x]","title":"Hi","body":"x","data":{"k":"v"}}"#, "note service"),
    Mistake(#"‸[{"to":["ExpoPushToken[x]"],"body":"x"}]"#, "note service"),
    Mistake(
      #"‸{"to":"ExponentPushToken[x]","data":{"k":"v"},"_contentAvailable":true}"#,
      "note service"),
    Mistake(
      #"‸{"audience":"all","notification":{"alert":"Hi","ios":{"badge":"+1","extra":{"k":"v"}}}}"#,
      "note service"),
    Mistake(#"‸{"messages":{"apple_push":{"alert":"Hi","badge":1}}}"#, "note service"),
    Mistake(
      #"‸{"where":{"deviceType":"ios"},"data":{"alert":"Hi","badge":"Increment"}}"#,
      "note service"),
    Mistake(
      #"‸{"interests":["a"],"apns":{"aps":{"alert":"Hi","badge":‸"1"}}}"#, "note service",
      "error wrong-type"),
    Mistake(#"‸{"APNS":"{\"aps\":{\"alert\":\"Hi\"}}","default":"x"}"#, "note service"),
    Mistake(#"{"APNS_SANDBOX":‸"{\"aps\":{\"alert\":\"Hi\"}"}"#, "error json"),
    Mistake(##"{"aps":{"alert":"x","badge":‸"#(count)"}}"##, "note wrong-type"),
    Mistake(
      #"{"aps":{"content-available":1,"alert":‸null}}"#, "error wrong-type"),
    Mistake(#"{"aps":{"alert":‸""}}"#, "warning empty-alert"),
    Mistake(#"{"aps":{"alert":‸{}}}"#, "warning empty-alert"),
    Mistake(#"{"aps":‸{},"k":1}"#, "warning empty-aps"),
    Mistake(#"{"aps":{"badge":1,‸"mutable-content":1}}"#, "warning mutable-content"),
    Mistake(#"{"aps":{"badge":1,‸"category":"c"}}"#, "warning category"),
    Mistake(
      #"{"aps":{"alert":"x"},"Simulator Target Bundle":‸"de.felixschick."}"#, "warning bundle"),
    Mistake(
      #"{"aps":{"alert":"x"},"Simulator Target Bundle":‸"com.yourcompany.app"}"#, "warning bundle"),
    Mistake(
      #"{"aps":{"alert":"x"},"Simulator Target Bundle":‸"$(PRODUCT_BUNDLE_IDENTIFIER)"}"#,
      "warning bundle"),
    Mistake(#"{"aps":{"alert":"x"},"Simulator Target Bundle":‸"<bundle id>"}"#, "warning bundle"),
    Mistake(#"{"aps":{"alert":"x"},"Simulator Target Bundle":‸"MyApp"}"#, "warning bundle"),
    Mistake(#"{"aps":{"alert":"x"},"Simulator Target Bundle":‸""}"#, "warning bundle"),
    Mistake(#"{"aps":{"alert":"x"},"Simulator Target Bundle":‸"com.acme news"}"#, "warning bundle"),
    Mistake(#"{"aps":{"alert":"x"},"Simulator Target Bundle":‸3}"#, "error wrong-type"),
    Mistake(
      #"‸{"aps":{"alert":"\#(String(repeating: "x", count: 4100))"}}"#, "error size"),
  ]

  static let liveActivities: [Mistake] = [
    Mistake(
      #"{"aps":‸{"event":"start","content-state":{},"timestamp":1}}"#, "error live-activity",
      "error live-activity", "error live-activity"),
    Mistake(
      #"{"aps":{"event":‸"begin","content-state":{},"timestamp":1}}"#, "error live-activity"),
    Mistake(#"{"aps":‸{"event":"update","content-state":{}}}"#, "warning live-activity"),
    Mistake(
      #"{"aps":{"event":"update","content-state":‸[],"timestamp":1}}"#, "error wrong-type"),
    Mistake(
      #"{"aps":{"event":"update","content-state":{},"timestamp":‸"1700000000"}}"#,
      "error wrong-type"),
    Mistake(
      #"{"aps":{"event":"end","content-state":{},"timestamp":1,"dismissal-date":‸1700000000000}}"#,
      "warning live-activity"),
    Mistake(
      #"{"aps":{"event":"update","content-state":{},"timestamp":1,"stale-date":‸"soon"}}"#,
      "error wrong-type"),
    Mistake(
      #"{"aps":{"event":"update","content-state":{},"timestamp":1,‸"attributes":{}}}"#,
      "warning live-activity"),
    Mistake(#"{"aps":‸{"content-state":{},"timestamp":1}}"#, "warning live-activity"),
    Mistake(
      #"{"aps":{"event":‸1,"content-state":{},"timestamp":1}}"#, "error wrong-type"),
  ]

  /// Marks in one place are one mark; a string in two lines would need another layout.
  @Test("mistake", arguments: keys + values + liveActivities, Layout.allCases)
  func mistake(_ mistake: Mistake, layout: Layout) {
    let laid = MarkedText(layout.lay(mistake.marked))
    let found = laid.findings
    #expect(found.map { "\($0.severity.rawValue) \($0.rule)" } == mistake.told)
    let marks = laid.marks.count == 1 ? mistake.told.map { _ in laid.marks[0] } : laid.marks
    #expect(found.map(\.position) == marks)
  }

  @Test("every rule is found by some test")
  func allRules() {
    let told = Set(
      (Self.keys + Self.values + Self.liveActivities).flatMap(\.told).map {
        String($0.split(separator: " ")[1])
      })
    #expect(Set(PayloadRule.allCases.map(\.rawValue)).subtracting(told).isEmpty)
  }

  @Test("each finding has a sentence in both languages, and says how sure it is and who says so")
  func sentences() {
    for mistake in Self.keys + Self.values + Self.liveActivities {
      for finding in MarkedText(mistake.marked).findings {
        // That a text is not JSON is not a statement about iOS.
        if finding.rule != "json" {
          #expect(finding.certainty != nil, "\(finding.rule)")
          #expect(finding.certainty == .modelChoice || finding.source != nil, "\(finding.rule)")
        }
        for words in [finding.sentence.en, finding.sentence.zh] {
          #expect((8...200).contains(words.count) && !words.contains("\n"), "\(words)")
        }
        #expect(
          finding.sentence.zh.unicodeScalars.contains { (0x4E00...0x9FFF).contains($0.value) })
        #expect(!finding.sentence.zh.contains { ",;!?".contains($0) }, "\(finding.sentence.zh)")
        #expect(![".", "。"].contains { finding.sentence.en.hasSuffix($0) })
      }
    }
  }

  @Test("limits by era: bytes of the whole body without blanks")
  func size() {
    let payload = Array(#"{"aps":{"alert":"\#(String(repeating: "x", count: 400))"}}"#.utf8)
    #expect(lintPayload(utf8: payload).isEmpty)
    #expect(lintPayload(utf8: payload, limit: 256).map(\.rule) == ["size"])
    let wide = Array(("{\"aps\":" + String(repeating: " ", count: 300) + "{\"alert\":\"x\"}}").utf8)
    #expect(lintPayload(utf8: wide, limit: 256).map(\.severity) == [.warning])
  }
}
