// swift-format-ignore-file
import Foundation
final class Debouncer { private var item: DispatchWorkItem?; private(set) var fired: [String] = []; func call(_ s: String, after d: Double = 0.02) { item?.cancel(); let w = DispatchWorkItem { [weak self] in self?.fired.append(s) }; item = w; DispatchQueue.main.asyncAfter(deadline: .now() + d, execute: w) } }
let d = Debouncer(); func later(_ t: Double, _ f: @escaping () -> Void) { DispatchQueue.main.asyncAfter(deadline: .now() + t, execute: f) }
d.call("a"); d.call("b"); later(0.01) { d.call("c") }; later(0.08) { print(d.fired); d.call("d", after: 0) }; later(0.12) { print(d.fired) }
let q = DispatchQueue(label: "q"), group = DispatchGroup(); var done: [Int] = []; for i in 1...3 { q.async(group: group) { done.append(i) } }; group.notify(queue: .main) { print("all", done) }; print("waited", group.wait(timeout: .now() + 1) == .success, done.count)
