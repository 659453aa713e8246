import Foundation

let gate = DispatchSemaphore(value: 0)
switch gate.wait(timeout: .now() + 0.01) {
case .success: print("success")
case .timedOut: print("timed out")
}
DispatchQueue.global().asyncAfter(deadline: .now() + 0.01) { gate.signal() }
print(gate.wait(timeout: .now() + 1) == .success)
let group = DispatchGroup()
group.enter()
print(group.wait(timeout: .now() + 0.01) == .timedOut)
group.leave()
print(group.wait(timeout: .now()) == .success)
