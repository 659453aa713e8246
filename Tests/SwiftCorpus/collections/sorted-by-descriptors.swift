// swift-format-ignore-file
import Foundation
struct Item { let name: String; let price: Int; let stock: Int }
enum Order: String, CaseIterable {
  case price, stock
  var descriptor: SortDescriptor<Item> {
    switch self { case .price: return SortDescriptor(\.price, order: .reverse); case .stock: return SortDescriptor(\Item.stock) }
  }
}
final class Model {
  var all: [Item]
  var order = [SortDescriptor(\Item.price)]
  init(_ all: [Item]) { self.all = all }
  var rows: [String] { all.sorted(using: order).map(\.name) }
}
func run() {
  let model = Model([Item(name: "b", price: 2, stock: 1), Item(name: "a", price: 1, stock: 5), Item(name: "c", price: 2, stock: 0)])
  for each in Order.allCases { print(each, model.all.sorted(using: each.descriptor).map(\.name)) }
  print(model.rows)
  model.order = [SortDescriptor(\.price, order: .reverse), SortDescriptor(\.stock)]
  print(model.rows, model.order.count)
  model.order.removeAll()
  print(model.rows)
}
run()
