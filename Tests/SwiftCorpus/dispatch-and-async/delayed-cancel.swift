// swift-format-ignore-file
import Foundation
final class Debouncer { private var item: DispatchWorkItem?; let d: Double; init(_ d: Double) { self.d = d }
  func call(_ f: @escaping () -> Void) { item?.cancel(); let i = DispatchWorkItem(block: f); item = i; DispatchQueue.main.asyncAfter(deadline: .now() + d, execute: i) } ; var isPending: Bool { item.map { !$0.isCancelled } ?? false } }
let d = Debouncer(0.02); for i in 1...3 { d.call { print("run", i) } }; print(d.isPending)
DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { d.call { print("again") }; DispatchQueue.main.async { print("next turn") } }
