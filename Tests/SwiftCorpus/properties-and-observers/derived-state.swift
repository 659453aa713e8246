// swift-format-ignore-file
final class Player { enum State { case stopped, playing, paused }
  var state = State.stopped { willSet { if newValue != state { history.append("\(state)>\(newValue)") } } didSet { guard state != oldValue else { return }; if state == .playing { plays += 1 } } }
  private(set) var history: [String] = [], plays = 0; var isPlaying: Bool { get { state == .playing } set { state = newValue ? .playing : .paused } }
  var progress = 0.0 { didSet { progress = min(max(progress, 0), 1); if progress == 1 { state = .stopped; progress = 0 } } } }
let p = Player(); p.isPlaying = true; p.isPlaying.toggle(); p.state = .paused; p.progress = 0.4; p.progress += 0.3; p.isPlaying = true; print(p.progress); p.progress += 9; print(p.progress, p.state, p.history, p.plays)
