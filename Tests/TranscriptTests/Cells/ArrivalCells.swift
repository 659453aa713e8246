/// Arrivals of pushes: a row for each kind of push and condition of the app.
enum ArrivalCells {
  private struct Row {
    var kind: String
    var condition: Condition
    /// The calls in the eras E7, E10n, E10d and E13.
    var calls: [String]
    var shown: [String]
  }

  private static let full = "expect shown banner; expect shown list; expect shown sound"
  private static let nothing = "expect shown nothing"
  /// The answer of `modern` in willPresent.
  private static let asAnswered = "expect shown banner; expect not shown list; expect shown sound"
  private static let inFront = [nothing, nothing, asAnswered, asAnswered]
  private static let notInFront = [full, full, full, full]
  private static let silent = [nothing, nothing, nothing, nothing]
  private static let none = ["", "", "", ""]
  private static let launched = [
    "WF{RN}(b) DF{RN}(b) F(b)", "WF{RN}(b) DF{RN}(b) F(b)", "WF{RN}(b) DF{RN}(b) F(b)",
    "WF DF(b) F(b)",
  ]

  private static func all(_ calls: String) -> [String] { [calls, calls, calls, calls] }

  private static let rows: [Row] = [
    Row(kind: "V", condition: .active, calls: ["F(a)", "F(a)", "WP", "WP"], shown: inFront),
    Row(kind: "V", condition: .inactive, calls: ["F(i)", "F(i)", "WP", "WP"], shown: inFront),
    Row(kind: "V", condition: .background, calls: none, shown: notInFront),
    Row(kind: "V", condition: .suspended, calls: none, shown: notInFront),
    Row(kind: "V", condition: .killed, calls: none, shown: notInFront),
    Row(kind: "V", condition: .forceQuit, calls: none, shown: notInFront),
    Row(
      kind: "VC", condition: .active, calls: ["F(a)", "F(a)", "F(a) WP", "F(a) WP"],
      shown: inFront),
    Row(
      kind: "VC", condition: .inactive, calls: ["F(i)", "F(i)", "F(i) WP", "F(i) WP"],
      shown: inFront),
    Row(kind: "VC", condition: .background, calls: all("F(b)"), shown: notInFront),
    Row(kind: "VC", condition: .suspended, calls: all("F(b)"), shown: notInFront),
    Row(kind: "VC", condition: .killed, calls: launched, shown: notInFront),
    Row(kind: "VC", condition: .forceQuit, calls: none, shown: notInFront),
    Row(kind: "S", condition: .active, calls: all("F(a)"), shown: silent),
    Row(kind: "S", condition: .inactive, calls: all("F(i)"), shown: silent),
    Row(kind: "S", condition: .background, calls: all("F(b)"), shown: silent),
    Row(kind: "S", condition: .suspended, calls: all("F(b)"), shown: silent),
    Row(kind: "S", condition: .killed, calls: launched, shown: silent),
    Row(kind: "S", condition: .forceQuit, calls: none, shown: silent),
  ]

  private static func push(_ kind: String) -> String {
    switch kind {
    case "V": return "push alert"
    case "VC": return "push mixed"
    default: return "push silent"
    }
  }

  static let all: [Cell] =
    rows.flatMap { row in
      Cell.Era.allCases.enumerated().map { index, era in
        Cell(
          table: "arrival", row: "\(row.kind) \(row.condition.rawValue)", era: era,
          script: era.stage + row.condition.events + push(row.kind), calls: row.calls[index],
          shown: row.shown[index])
      }
    } + never

  /// An app that was never launched has no token.
  private static let never: [Cell] = ["V", "VC", "S"].flatMap { kind in
    Cell.Era.allCases.map { era in
      Cell(
        table: "arrival", row: "\(kind) NEV", era: era,
        script: era.stage + "fresh\n" + push(kind), calls: "",
        shown: "expect apns rejected MissingDeviceToken; expect shown nothing")
    }
  }
}
