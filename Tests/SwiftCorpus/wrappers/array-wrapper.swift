// swift-format-ignore-file
import Foundation
@propertyWrapper struct Sorted<T: Comparable> { private var items: [T] = []; var wrappedValue: [T] { get { items } set { items = newValue.sorted() } }; init(wrappedValue: [T]) { self.wrappedValue = wrappedValue } ; var projectedValue: (min: T?, max: T?) { (items.first, items.last) } }
struct Board { @Sorted var scores: [Int] = [5, 1]; @Sorted var names = ["z", "a"] }
var b = Board()
b.scores.append(3); b.names += ["m"]; b.scores[0] = 99
print(b.scores, b.names, b.$scores.max!, b.$names.min ?? "-")
let copy = b; b.scores.removeAll(); print(copy.scores, b.scores, b.$scores.min as Any)
