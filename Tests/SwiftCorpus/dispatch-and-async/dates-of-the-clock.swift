// swift-format-ignore-file
import Foundation
func run() {
  let start = Date()
  DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
    print(Date().timeIntervalSince(start) >= 0.1, Date() >= start + 0.1)
  }
  Task {
    let begun = Date()
    try await Task.sleep(nanoseconds: 30_000_000)
    print(begun.addingTimeInterval(0.03) <= Date(), -begun.timeIntervalSinceNow >= 0.03)
  }
}
run()
