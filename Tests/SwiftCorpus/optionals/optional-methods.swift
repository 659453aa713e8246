// swift-format-ignore-file
class Item { var title: String?; var next: Item?; init(_ t: String?, _ n: Item? = nil) { title = t; next = n }; func rename(_ s: String) -> Item? { guard title != nil else { return nil }; title = s; return self } }
let list = Item("a", Item(nil, Item("c"))); print(list.next?.next?.title?.first as Any, list.next?.rename("x")?.title as Any, list.rename("z")?.next?.next?.rename("q")?.title ?? "-")
var cur: Item? = list, titles: [String] = []; while let i = cur { titles.append(i.title ?? "nil"); cur = i.next }; print(titles); list.next?.next = nil; list.next?.title? += "!"; list.title? += "!"; print(list.next?.next == nil, list.title!, list.next!.title as Any)
