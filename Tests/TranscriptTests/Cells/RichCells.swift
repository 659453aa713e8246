/// Arrivals at an app with a notification service extension (`Rich.swift`).
enum RichCells {
  private struct Row {
    var name: String
    var condition: Condition
    var push = "push rich"
    /// At once, in the eras E10n and E13; then after the extension is done.
    var calls: [String]
    var later = ""
  }

  private static let both =
    #"push {"aps":{"alert":"Hello","mutable-content":1,"content-available":1}}"#

  private static let rows: [Row] = [
    Row(name: "VM", condition: .active, calls: ["NSE", "NSE"], later: "WP(a)"),
    Row(name: "VM", condition: .inactive, calls: ["NSE", "NSE"], later: "WP(i)"),
    Row(name: "VM", condition: .background, calls: ["NSE", "NSE"]),
    Row(name: "VM", condition: .suspended, calls: ["NSE", "NSE"]),
    Row(name: "VM", condition: .killed, calls: ["NSE", "NSE"]),
    Row(name: "VM", condition: .forceQuit, calls: ["NSE", "NSE"]),
    Row(name: "VM + CA", condition: .suspended, push: both, calls: ["F(b) NSE", "F(b) NSE"]),
    Row(
      name: "VM + CA", condition: .killed, push: both,
      calls: ["DF{RN}(b) F(b) NSE", "DF(b) F(b) NSE"]),
    Row(name: "VM + CA", condition: .forceQuit, push: both, calls: ["NSE", "NSE"]),
  ]

  static let all: [Cell] = rows.flatMap { row in
    zip([Cell.Era.e10n, .e13], row.calls).flatMap { era, calls in
      let profile = era == .e13 ? "ios17-scenes" : "ios12"
      let script =
        "profile \(profile); app Rich.swift\n" + row.condition.events + row.push
      let name = "\(row.name) \(row.condition.rawValue)"
      return [
        Cell(
          table: "arrival", row: name, era: era, script: script, calls: calls,
          shown: "expect shown nothing"),
        Cell(
          table: "arrival", row: name + ", content", era: era, script: script + "\nwait 2s",
          calls: row.later, shown: "expect shown banner"),
      ]
    }
  }
}
