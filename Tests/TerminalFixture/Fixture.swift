import Glibc
import NcursesTerminal
import RandomFrames
import TextGrid

struct Fixture {
  struct State {
    var size = Size(width: 0, height: 0)
    var inputs: [String] = []
    var count = 0
    var cursor: Terminal.Cursor?
    var deadline: ContinuousClock.Instant?
    var frames: FrameSequence?
  }

  var state = State()
  let mailbox: Mailbox<String>

  init(mailbox: Mailbox<String>) {
    self.mailbox = mailbox
  }

  func picture(_ terminal: Terminal) -> Grid {
    if let frames = state.frames { return frames.grid }
    var canvas = Canvas(state.size)
    let lines: LineSet = terminal.showsUnicode ? .unicode : .ascii
    let size = "\(state.size.width)x\(state.size.height)"
    let inner = canvas.box(canvas.bounds, title: "仪表盘 \(size)", lines: lines)
    canvas.inside(inner) { pane in
      pane.text(
        "colours \(terminal.colors) unicode \(terminal.showsUnicode) → ✓", x: 1, y: 0,
        Style(.index(203), on: .blue, .bold))
      pane.text("count \(state.count)", x: 1, y: 1)
      for (row, input) in state.inputs.enumerated() { pane.text(input, x: 1, y: 2 + row) }
    }
    return canvas.grid
  }

  /// Returns the exit status to end with, or nil to continue.
  mutating func take(_ input: Input, _ terminal: Terminal) -> Int32? {
    state.count += 1
    state.inputs = Array((state.inputs + [Self.describe(input)]).suffix(8))
    switch input {
    case .character("q"): return 0
    case .quit(let reason): return reason.exitStatus
    case .resize(let size): state.size = size
    case .paste(let text):
      let sum = text.utf8.reduce(UInt32(7)) { $0 &* 31 &+ UInt32($1) }
      state.inputs = ["paste of \(text.utf8.count) bytes, sum \(sum)"]
    case .mail: state.inputs += mailbox.take()
    case .tick:
      state.deadline = nil
    case .character("t"): state.deadline = .now
    case .character("m"):
      let mailbox = mailbox
      Task.detached { mailbox.send("hello from outside") }
    case .character("c"): state.cursor = Terminal.Cursor(x: 3, y: 2)
    case .character("C"): state.cursor = nil
    case .character("r"):
      var frames = state.frames ?? FrameSequence(seed: 1, size: state.size)
      _ = frames.next()
      state.frames = frames
    case .character("R"):
      terminal.stop()
      say("the terminal is given back\n")
      while true { pause() }
    case .character("D"):
      let before = picture(terminal)
      terminal.draw(before)
      for _ in 0..<1000 { terminal.draw(picture(terminal)) }
    case .character(let scalar): Crash(rawValue: String(scalar))?.happen()
    case .key, .modified, .alt, .pasteTooLong, .pasteUnfinished, .keysDropped, .mouse, .ignored,
      .escapeRevoked:
      break
    }
    return nil
  }

  private static func describe(_ input: Input) -> String {
    if case .character(let scalar) = input { return "typed \(scalar)" }
    return String(describing: input)
  }
}
