import CommandLanguage
import Platform
import TextGrid

/// The lanes as an SVG picture without scripts, fonts or external parts. It is also readable on
/// paper and without colours.
struct LanePicture {
  private static let margin = 16
  private static let laneWidth = 76
  private static let rowHeight = 24
  /// The width of one terminal column in a monospaced font of 14 pixels.
  private static let columnWidth = 8.6

  private let session: Session
  private let title: String
  private let language: Language

  init(_ session: Session, _ language: Language) {
    self.session = session
    title = "PushLab: \(session.stageTitle)"
    self.language = language
  }

  func write(to export: inout ExportText) {
    var longest = title.displayWidth
    var count = 0
    for row in session.laneRows(in: language).untilCancelled {
      longest = max(longest, (row.text + row.suffix).displayWidth)
      count += 1
    }
    let width = textX + Int((Double(longest) * Self.columnWidth).rounded(.up)) + Self.margin
    let height = top + (count + 1) * Self.rowHeight
    export.add([
      #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \#(width) \#(height)" "#
        + #"width="\#(width)" height="\#(height)" role="img" font-size="14" "#
        + #"font-family="ui-monospace, Menlo, Consolas, monospace">"#,
      "<title>\(escaped(title))</title>",
      ##"<rect width="100%" height="100%" fill="#ffffff"/>"##,
      text(title, x: Self.margin, y: 24, Self.ink, isBold: true),
    ])
    for lane in Lane.allCases { export.add(head(lane, to: height - Self.margin)) }
    var y = top
    for row in session.laneRows(in: language).untilCancelled {
      y += Self.rowHeight
      export.add(draw(row, y: y))
    }
    export.add("</svg>")
  }

  private static let ink = "#1a1a1a"
  private var top: Int { 56 }
  private var textX: Int { Self.margin + Lane.allCases.count * Self.laneWidth }

  private func x(_ lane: Lane) -> Int {
    Self.margin + lane.rawValue * Self.laneWidth + Self.laneWidth / 2
  }

  private func head(_ lane: Lane, to bottom: Int) -> [String] {
    [
      text(lane.title[language], x: x(lane), y: top, Self.ink, isBold: true, isCentred: true),
      ##"<path d="M\##(x(lane)) \##(top + 8)V\##(bottom)" stroke="#c8c8c8"/>"##,
    ]
  }

  private func draw(_ row: LaneRow, y: Int) -> [String] {
    let isBold = row.isEvent || row.tone == .callback
    let words = text(row.text + row.suffix, x: textX, y: y + 5, row.tone.colour, isBold: isBold)
    return [sign(row.sign, y: y, row.tone.colour), words]
  }

  private func sign(_ sign: LaneRow.Sign, y: Int, _ colour: String) -> String {
    switch sign {
    case .arrow(let from, let to):
      let tip = x(from) < x(to) ? 7 : -7
      return #"<path d="M\#(x(from)) \#(y)H\#(x(to))m\#(-tip) -4l\#(tip) 4l\#(-tip) 4" "#
        + #"fill="none" stroke="\#(colour)" stroke-width="1.5"/>"#
    case .dot(let lane):
      return #"<circle cx="\#(x(lane))" cy="\#(y)" r="3" fill="\#(colour)"/>"#
    case .change(let lane):
      return #"<path d="M\#(x(lane)) \#(y - 6)l6 6l-6 6l-6 -6z" fill="\#(colour)"/>"#
    case .good(let lane):
      return text("✓", x: x(lane), y: y + 5, colour, isBold: true, isCentred: true)
    case .bad(let lane):
      return text("✗", x: x(lane), y: y + 5, colour, isBold: true, isCentred: true)
    }
  }

  private func text(
    _ text: String, x: Int, y: Int, _ colour: String, isBold: Bool = false,
    isCentred: Bool = false
  ) -> String {
    let weight = isBold ? #" font-weight="bold""# : ""
    let anchor = isCentred ? #" text-anchor="middle""# : ""
    return #"<text x="\#(x)" y="\#(y)" fill="\#(colour)"\#(weight)\#(anchor) "#
      + #"xml:space="preserve">\#(escaped(text))</text>"#
  }

  private func escaped(_ text: String) -> String {
    xmlEscaped(terminalSafe(text, limit: .max))
  }
}

extension LaneRow.Tone {
  /// At least 4.5:1 on white.
  fileprivate var colour: String {
    switch self {
    case .plain: return "#1a1a1a"
    case .faint: return "#6b6b6b"
    case .command: return "#7a4b00"
    case .callback: return "#00518c"
    case .change: return "#8a3d00"
    case .current, .good: return "#1a6b1a"
    case .bad: return "#b00020"
    case .notice: return "#7a4b00"
    }
  }
}
