import LifecycleModel

/// Facts about buttons, local notifications, interruption levels, Live Activities and the
/// provider's side, by number, with what plays them.
struct NotificationFact: Sendable {
  enum Played: Sendable {
    /// A transcript under `Transcripts`, without its file extension.
    case transcript(String)
    /// A step names the rule; its page has the fact.
    case rule(Rule)
    /// Not played; the rule's page says so.
    case namedBy(Rule)
    /// Not played; `help WORD` has the fact.
    case help(String)
  }

  var number: String
  var fact: String
  var played: Played

  init(_ number: String, _ fact: String, _ played: Played) {
    self.number = number
    self.fact = fact
    self.played = played
  }

  static let all: [NotificationFact] = actions + local + levels + activities + provider

  private static let actions = [
    Self(
      "1.1", "Buttons come from the category; an unknown one has none",
      .transcript("button-not-there")),
    Self("1.2", "A second set of categories replaces the first", .rule(.actionBackground)),
    Self(
      "1.3", "The last set stays while the app is not running",
      .transcript("button-after-force-quit")),
    Self("1.4", "Identifiers are unique over all categories", .help("actions")),
    Self(
      "1.5", "Options: background, foreground, authenticationRequired",
      .transcript("button-that-opens")),
    Self("1.6", "iOS 8 shows 2 or 4 buttons", .help("actions")),
    Self("1.7", "The default action needs no category", .transcript("tapped-is-gone")),
    Self(
      "1.8", "From iOS 10 one method for tap, button, text, dismissal", .transcript("dismissed")),
    Self(
      "1.9", "No push method for a button; without delegate nobody",
      .transcript("button-without-delegate")),
    Self("1.10", "A text button brings userText", .transcript("button-after-force-quit")),
    Self("1.11", "iOS 8 and 9: four methods", .transcript("buttons-of-ios9")),
    Self("1.12", "Of two forms the one with response info", .transcript("buttons-of-ios9")),
    Self("1.13", "A content extension gets the button first", .help("content-extension")),
    Self("1.14", "In front the response comes at once", .rule(.actionBackground)),
    Self("1.15", "In background a foreground button: WEF DR DBA", .transcript("button-that-opens")),
    Self("1.16", "Suspended: resumed, DR, suspended", .transcript("button-in-background")),
    Self(
      "1.17", "Not running: launched, in background or in front", .transcript("button-that-opens")),
    Self("1.18", "After a force quit the same", .transcript("button-after-force-quit")),
    Self(
      "1.19", "Locked: works, the passcode unlocks nothing for the app",
      .transcript("button-on-locked-phone")),
    Self(
      "1.20", "A background button launches after a force quit",
      .transcript("button-after-force-quit")),
    Self("1.21", "The launch does not lift the ban", .transcript("button-after-force-quit")),
    Self("1.22", "Some time in background, no figure", .transcript("button-on-locked-phone")),
    Self(
      "1.23", "A handler that is not called: nothing follows", .transcript("button-on-locked-phone")
    ),
    Self("1.24", "Both halves of 1.19", .rule(.actionNeedsUnlock)),
    Self("1.25", "With scenes the connection options hold it too", .rule(.actionForeground)),
    Self("1.26", "targetScene is nil in background", .help("targetscene")),
    Self("1.27", "The notification goes", .rule(.actionRemoves)),
    Self("1.28", "Refresh off and Low Power Mode do not stop it", .rule(.actionBackground)),
    Self(
      "1.29", "Before the first unlock nothing is launched",
      .transcript("button-before-first-unlock")),
    Self("1.30", "Dismissal only with customDismissAction", .transcript("dismissed")),
    Self("1.31", "One clear counts, a flick does not", .transcript("dismissed")),
    Self("1.32", "Clear All sends nothing", .transcript("dismissed")),
    Self("1.33", "Taps and dismissals come to the same method", .rule(.actionDismissed)),
  ]

  private static let local = [
    Self("2.1", "No code of the app runs on delivery", .transcript("local-after-force-quit")),
    Self("2.2", "It fires after a force quit", .transcript("local-after-force-quit")),
    Self("2.3", "In front willPresent decides", .rule(.localFires)),
    Self("2.4", "A tap: DR, never a push method", .transcript("local-in-front")),
    Self("2.5", "Interval above 0, repeating from 60 s", .help("trigger")),
    Self("2.6", "Calendar triggers; no trigger is at once", .rule(.localFires)),
    Self("2.7", "Location triggers launch nobody", .transcript("local-sixty-four")),
    Self("2.8", "64 pending", .transcript("local-sixty-four")),
    Self("2.9", "The same identifier replaces", .rule(.localFires)),
    Self("2.10", "Of a push the identifier is its collapse id", .rule(.deliveredRemoved)),
    Self("2.11", "getPending, getDelivered, removal", .transcript("last-delegate-counts")),
    Self("2.12", "The content's badge", .rule(.displayBadge)),
    Self(
      "2.13", "Pending ones survive force quit and reboot", .transcript("local-after-force-quit")),
    Self("2.14", "Levels and categories as for pushes", .rule(.displayPassive)),
    Self("2.15", "iOS 4 to 9 in front: the old method", .transcript("local-of-ios9")),
    Self("2.16", "Its tap: launch options, then the method", .transcript("local-of-ios9")),
    Self("2.17", "repeatInterval, region", .help("trigger")),
  ]

  private static let levels = [
    Self("3.1", "passive: the list alone", .transcript("levels")),
    Self("3.2", "active", .transcript("levels")),
    Self("3.3", "time-sensitive goes through a Focus", .transcript("levels")),
    Self("3.4", "critical sounds past the mute switch", .transcript("levels")),
    Self("3.5", "The level changes no call", .namedBy(.displayPassive)),
    Self("3.6", "Without the capability as active", .namedBy(.displayTimeSensitive)),
    Self("3.7", "Communication notifications", .help("communication")),
    Self("3.8", "The summary waits", .rule(.displaySummary)),
    Self("3.9", "relevance-score", .help("relevance-score")),
    Self("3.10", "The summary calls nothing", .rule(.displaySummary)),
    Self("3.11", "Siri announces", .help("siri")),
    Self("3.12", "Provisional: the list alone", .transcript("provisional")),
    Self(
      "3.13", "Provisional in front: willPresent is called", .transcript("provisional-in-front")),
    Self("3.14", "The settings link", .help("opensettings")),
  ]

  private static let activities = [
    Self("4.1", "Type, topic, priority", .transcript("topics")),
    Self("4.2", "Two tokens", .namedBy(.activityStarts)),
    Self("4.3", "A start wakes the app", .transcript("live-activity")),
    Self("4.4", "After a force quit it does not", .transcript("live-activity-after-force-quit")),
    Self("4.5", "Update and end run no code of the app", .transcript("live-activity")),
    Self("4.6", "A new token for a running activity", .help("activity-token")),
    Self("4.7", "Tokens go stale", .help("activity-token")),
    Self("4.8", "alert lights the screen; a start must have one", .transcript("live-activity")),
    Self("4.9", "timestamp: the newest wins", .transcript("live-activity")),
    Self("4.10", "stale-date", .rule(.activityStale)),
    Self("4.11", "end: up to four hours", .rule(.activityEnds)),
    Self("4.12", "Eight hours at most", .rule(.activityCeiling)),
    Self("4.13", "Swiped away by the user", .help("activity-dismissed")),
    Self("4.14", "The budget of priority 10", .help("activity-budget")),
    Self("4.15", "The budget of starts", .help("activity-budget")),
    Self("4.16", "Not before iOS 17.2", .transcript("live-activity-after-force-quit")),
    Self("4.17", "410 on an activity's token", .help("activity-token")),
    Self("4.18", "Broadcast channels", .help("broadcast")),
    Self("4.19", "Managing channels", .help("channel")),
    Self("4.20", "10,000 channels", .help("broadcast")),
    Self("4.21", "Storage policies", .help("channel")),
    Self("4.22", "The path of a broadcast", .help("broadcast")),
    Self("4.23", "Its host", .help("broadcast")),
    Self("4.24", "Its reasons", .help("broadcast")),
  ]

  private static let provider = [
    Self("5.1", "Certificate or token", .namedBy(.apnsAuthentication)),
    Self("5.2", "Kinds of keys", .help("provider-key")),
    Self("5.3", "Missing, invalid, expired", .transcript("provider-authentication")),
    Self("5.4", "Too many updates", .transcript("provider-authentication")),
    Self("5.5", "The key of the other environment", .transcript("provider-authentication")),
    Self("5.6", "BadDeviceToken, DeviceTokenNotForTopic", .transcript("refused-by-apns")),
    Self("5.7", "A token belongs to a family of types", .namedBy(.apnsTopic)),
    Self("5.8", "Sandbox and production", .help("environment")),
    Self("5.9", "TooManyRequests", .help("toomanyrequests")),
    Self("5.10", "410 Unregistered", .transcript("refused-by-apns")),
    Self("5.11", "410 comes in time", .transcript("delete-install")),
    Self("5.12", "A new token after reinstalling", .transcript("delete-install")),
    Self("5.13", "apns-unique-id", .help("apns-unique-id")),
    Self("5.14", "Topic suffixes", .transcript("topics")),
    Self("5.15", "Many connections are an attack", .help("connections")),
    Self("5.16", "The binary interface's frame", .help("binary-frame")),
    Self("5.17", "Silence, or one error packet", .transcript("binary-interface")),
    Self("5.18", "Its status numbers", .rule(.apnsErrorPacket)),
    Self("5.19", "Priority 10 with content-available alone", .rule(.apnsPriority)),
    Self("5.20", "The feedback service", .rule(.apnsFeedback)),
    Self("5.21", "No 410 in that era", .transcript("binary-interface")),
  ]
}
