// swift-format-ignore-file
import Foundation
protocol Reusable: AnyObject { static var identifier: String { get }; init() }
extension Reusable { static var identifier: String { String(describing: self) }
  static func dequeue() -> Self { print("dequeue", identifier); return Self() } }
class Cell: Reusable { required init() {}; func text() -> String { "cell" } }
final class BigCell: Cell { override func text() -> String { "big " + super.text() } }
print(Cell.dequeue().text(), BigCell.dequeue().text())
let types: [Reusable.Type] = [Cell.self, BigCell.self]
print(types.map { $0.identifier }, type(of: types[1].init()))
