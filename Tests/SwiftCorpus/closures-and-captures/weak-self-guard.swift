// swift-format-ignore-file
import Foundation
final class Screen { var title = "t"; var onTap: (() -> Void)?; deinit { print("deinit", title) }
  func bind(_ bus: Bus) { bus.add { [weak self] e in guard let self else { print("no self for", e); return }; self.title += e; print(self.title) }
    onTap = { [unowned self, prefix = title] in print(prefix, self.title) } } }
final class Bus { private var hs: [(String) -> Void] = []; func add(_ h: @escaping (String) -> Void) { hs.append(h) }; func send(_ e: String) { hs.forEach { $0(e) } } }
let bus = Bus()
var screen: Screen? = Screen()
screen!.bind(bus); bus.send("1"); screen?.onTap?(); screen = nil; bus.send("2")
