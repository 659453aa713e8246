import Foundation

final class Ticker {
  var count = 0
  var timer: Timer?
  func start() {
    timer = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: true) { [weak self] timer in
      guard let self else { return timer.invalidate() }
      self.count += 1
      print("tick", self.count)
      if self.count == 2 { self.timer?.invalidate() }
    }
  }
  deinit { print("ticker freed") }
}
var ticker: Ticker? = Ticker()
ticker?.start()
DispatchQueue.main.asyncAfter(deadline: .now() + 0.08) {
  ticker = nil
  print("dropped")
}
