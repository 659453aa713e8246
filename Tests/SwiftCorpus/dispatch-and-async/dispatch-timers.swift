import Foundation

final class Ticker {
  static let shared = Ticker()
  private var timer: DispatchSourceTimer?
  private var count = 0
  func start(_ end: @escaping () -> Void) {
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.schedule(deadline: .now() + .milliseconds(1), repeating: .milliseconds(1))
    timer.setEventHandler { [weak self] in self?.tick() }
    timer.setCancelHandler(handler: end)
    timer.resume()
    self.timer = timer
  }
  private func tick() {
    count += 1
    print("tick", count)
    if count == 3 {
      timer?.cancel()
      print("cancelled", timer?.isCancelled ?? false)
      timer = nil
    }
  }
}

let once = DispatchSource.makeTimerSource(queue: .main)
once.setEventHandler { print("once") }
Ticker.shared.start {
  print("end of ticks")
  once.schedule(deadline: .now())
  once.activate()
}
print("started")
