enum Player {
  case stopped
  case playing(track: Int, at: Double)
  case paused(track: Int, at: Double)
  var track: Int? {
    switch self {
    case .playing(let track, _), .paused(let track, _): return track
    case .stopped: return nil
    }
  }
}
print(Player.playing(track: 3, at: 0).track as Any, Player.paused(track: 4, at: 1).track as Any)
print(Player.stopped.track as Any)
switch (1, 5) {
case (let x, 1),
  (1, let x) where x > 3:
  print("found", x)
default: print("none")
}
enum Problem: Error {
  case network(Int)
  case parse(Int)
  case other
}
do {
  throw Problem.parse(7)
} catch Problem.network(let code), Problem.parse(let code) {
  print("code", code)
}
