import Foundation

DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { print("slow") }
DispatchQueue.main.asyncAfter(deadline: .now() + 0.02) { print("fast") }
DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(50)) { print("middle") }
DispatchQueue.main.async { print("now") }
print("first")
