/// Taps: a row for each condition of the app.
enum TapCells {
  private struct Row {
    var name: String
    var script: String
    /// The calls in the eras E7, E10n, E10d and E13; nil if there is nothing to tap.
    var calls: [String?]
    var isOld = false
    var shown = ""
  }

  private static let warm = [
    "WEF(b) F(i) DBA(a)", "WEF(b) F(i) DBA(a)", "WEF(b) DR DBA", "SWEF DR SDBA",
  ]
  private static let cold = [
    "WF{RN}(i) DF{RN}(i) F(i) DBA(a)", "WF{RN}(i) DF{RN}(i) F(i) DBA(a)",
    "WF{RN} DF{RN} DR DBA", "WF{} DF{} SC DR SWEF SDBA",
  ]
  private static let oldCold = [
    "WF{RN} DF{RN} DBA", "WF{RN} DF{RN} DBA", "WF{RN} DF{RN} DR DBA", "WF{} DF{} SC DR SWEF SDBA",
  ]

  private static let rows: [Row] = [
    Row(name: "V BGR", script: Condition.background.events + "push alert; tap", calls: warm),
    Row(name: "V SUS", script: Condition.suspended.events + "push alert; tap", calls: warm),
    Row(
      name: "V SUS from the lock screen",
      script: "open; home; wait 10s; lock\npush alert; tap", calls: warm),
    Row(
      name: "V SUS from Notification Center",
      script: Condition.suspended.events + "push alert; wait 6s; center; tap", calls: warm),
    Row(
      name: "V BGR, only O", script: Condition.background.events + "push alert; tap",
      calls: ["WEF O(i) DBA", "WEF O(i) DBA", "WEF DR DBA", "SWEF DR SDBA"], isOld: true),
    Row(
      name: "V SUS, only O", script: Condition.suspended.events + "push alert; tap",
      calls: ["WEF O(i) DBA", "WEF O(i) DBA", "WEF DR DBA", "SWEF DR SDBA"], isOld: true),
    Row(name: "V SK", script: Condition.killed.events + "push alert; tap", calls: cold),
    Row(name: "V FQ", script: Condition.forceQuit.events + "push alert; tap", calls: cold),
    Row(
      name: "V SK, only O", script: Condition.killed.events + "push alert; tap", calls: oldCold,
      isOld: true),
    Row(
      name: "V FQ, only O", script: Condition.forceQuit.events + "push alert; tap",
      calls: oldCold, isOld: true),
    Row(
      name: "V ACT, banner made by WP", script: "open; push alert; tap",
      calls: [nil, nil, "DR(a)", "DR(a)"]),
    Row(
      name: "V, Notification Center over the active app", script: "push alert; open; center; tap",
      calls: ["F(i) DBA", "F(i) DBA", "DR DBA", "DR SDBA"]),
    Row(name: "VC BGR", script: Condition.background.events + "push mixed; tap", calls: warm),
    Row(name: "VC SUS", script: Condition.suspended.events + "push mixed; tap", calls: warm),
    Row(
      name: "VC SK, tapped later", script: Condition.killed.events + "push mixed; wait 3s; tap",
      calls: [warm[0], warm[1], warm[2], "SC DR SWEF SDBA"]),
    Row(name: "VC FQ", script: Condition.forceQuit.events + "push mixed; tap", calls: cold),
    Row(
      name: "S", script: Condition.suspended.events + "push silent; center; tap",
      calls: [nil, nil, nil, nil]),
    Row(
      name: "icon tap instead", script: Condition.killed.events + "push alert; open",
      calls: ["WF{} DF{} DBA", "WF{} DF{} DBA", "WF{} DF{} DBA", "WF{} DF{} SC SWEF SDBA"]),
    Row(
      name: "icon tap, a silent push is held",
      script: "option post-boot-hold on\nreboot; unlock; push silent; open",
      calls: [
        "WF{} DF{} DBA F(a)", "WF{} DF{} DBA F(a)", "WF{} DF{} DBA F(a)",
        "WF{} DF{} SC SWEF SDBA F(a)",
      ], shown: "expect flag held-push = false"),
    Row(
      name: "swipe to clear", script: Condition.suspended.events + "push alert; clear",
      calls: ["", "", "", ""]),
  ]

  static let all: [Cell] = rows.flatMap { row in
    Cell.Era.allCases.enumerated().map { index, era in
      Cell(
        table: "tap", row: row.name, era: era,
        script: (row.isOld ? era.oldStage : era.stage) + row.script, calls: row.calls[index],
        shown: row.shown)
    }
  }
}
