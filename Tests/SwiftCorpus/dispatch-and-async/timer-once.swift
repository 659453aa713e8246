import Foundation

Timer.scheduledTimer(withTimeInterval: 0.05, repeats: false) { _ in print("fired") }
let cancelled = Timer.scheduledTimer(withTimeInterval: 0.02, repeats: false) { _ in print("never") }
cancelled.invalidate()
print("scheduled", cancelled.isValid)
