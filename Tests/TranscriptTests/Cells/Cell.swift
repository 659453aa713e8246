import Testing

/// One cell of the tables of arrivals and taps: an era and a kind of app, played.
struct Cell: Sendable, CustomTestStringConvertible {
  /// `arrival` or `tap`.
  var table: String
  var row: String
  var era: Era
  var script: String
  /// The calls of the last event in letters; nil if it must be refused.
  var calls: String?
  /// The claims after it.
  var shown: String

  var name: String { "\(table) \(row) \(era.rawValue)" }
  var testDescription: String { name }

  /// The columns: an era, and which methods the app has.
  enum Era: String, CaseIterable, Sendable {
    case e7 = "E7"
    case e10n = "E10n"
    case e10d = "E10d"
    case e13 = "E13"

    /// The stage of an app with the fetch handler's method (F).
    var stage: String {
      switch self {
      case .e7: return "profile ios9; app classic\n"
      case .e10n: return "profile ios12; app classic\n"
      case .e10d: return "profile ios12; app modern\n"
      case .e13: return "profile ios17-scenes; app modern\n"
      }
    }

    /// The stage of an app with only the old method (O).
    var oldStage: String {
      switch self {
      case .e7: return "profile ios9; app legacy\n"
      case .e10n: return "profile ios12; app legacy\n"
      case .e10d: return "profile ios12; app Older.swift\n"
      case .e13: return "profile ios17-scenes; app Older.swift\n"
      }
    }
  }

  func play(sourceLocation: SourceLocation = #_sourceLocation) throws {
    let claims = shown.isEmpty ? "" : "\n" + shown
    let lines = try ScriptPlay.lines(script + claims)
    let event = try #require(
      lines.lastIndex { $0.hasPrefix("> ") && !$0.hasPrefix("> expect") },
      sourceLocation: sourceLocation)
    let answers = lines[(event + 1)...]
    for answer in answers where answer.hasPrefix("= ") {
      #expect(
        answer == "= holds", "\(name): \(lines.joined(separator: "\n"))",
        sourceLocation: sourceLocation)
    }
    guard let calls else {
      #expect(
        answers.contains { $0.hasPrefix("! ") }, "\(name)", sourceLocation: sourceLocation)
      return
    }
    let found = answers.prefix { !$0.hasPrefix(">") }.map(TableCall.init(line:))
    let wanted = calls.split(separator: " ").map { TableCall(letters: String($0)) }
    #expect(
      found.count == wanted.count && zip(wanted, found).allSatisfy { $0.asks(for: $1) },
      "\(name): \(calls) | \(answers.joined(separator: " | "))", sourceLocation: sourceLocation)
  }
}

/// A delegate call in letters: `F(b)`, `DF{RN}(i)`, `WF{}`. Omitted parts are not checked.
struct TableCall {
  var name: String
  /// nil if not checked.
  var keys: String?
  var state: Character?

  init(letters: String) {
    name = String(letters.prefix { $0.isLetter })
    if let open = letters.firstIndex(of: "{"), let close = letters.firstIndex(of: "}") {
      keys = String(letters[letters.index(after: open)..<close])
    }
    if let open = letters.firstIndex(of: "(") { state = letters[letters.index(after: open)] }
  }

  /// A line of the trace.
  init(line: String) {
    let words = line.split(separator: " ").map(String.init)
    let method = words.first ?? ""
    name = Self.letters[method] ?? method
    state = words.count > 1 ? words[1].first : nil
    keys = words.dropFirst(2).map { $0 == "remoteNotification" ? "RN" : $0 }.joined(separator: ",")
  }

  func asks(for found: TableCall) -> Bool {
    name == found.name && (keys == nil || keys == found.keys)
      && (state == nil || state == found.state)
  }

  private static let letters = [
    "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)": "F",
    "application(_:didReceiveRemoteNotification:)": "O",
    "userNotificationCenter(_:willPresent:withCompletionHandler:)": "WP",
    "userNotificationCenter(_:didReceive:withCompletionHandler:)": "DR",
    "application(_:willFinishLaunchingWithOptions:)": "WF",
    "application(_:didFinishLaunchingWithOptions:)": "DF",
    "applicationWillEnterForeground(_:)": "WEF", "applicationDidBecomeActive(_:)": "DBA",
    "scene(_:willConnectTo:options:)": "SC", "sceneWillEnterForeground(_:)": "SWEF",
    "sceneDidBecomeActive(_:)": "SDBA", "didReceive(_:withContentHandler:)": "NSE",
  ]
}

/// The condition of the app when the push arrives or is tapped.
enum Condition: String, CaseIterable, Sendable {
  case active = "ACT"
  case inactive = "INA"
  case background = "BGR"
  case suspended = "SUS"
  case killed = "SK"
  case forceQuit = "FQ"

  var events: String {
    switch self {
    case .active: return "open\n"
    case .inactive: return "open; switcher\n"
    case .background: return "open; home\n"
    case .suspended: return "open; home; wait 10s\n"
    case .killed: return "open; home; wait 10s; reclaim\n"
    case .forceQuit: return "open; home; wait 10s; switcher; swipe\n"
    }
  }
}
