// swift-format-ignore-file
import Foundation
@propertyWrapper struct WeakRef<T: AnyObject> { private weak var object: T?; var wrappedValue: T? { get { object } set { object = newValue } }; init(wrappedValue: T?) { object = wrappedValue } }
final class Node { let n: Int; init(_ n: Int) { self.n = n }; deinit { print("free", n) }; @WeakRef var parent: Node?; var child: Node? }
var root: Node? = Node(1)
root!.child = Node(2); root!.child!.parent = root
let child = root!.child!
print(child.parent?.n ?? 0); root = nil; print(child.parent == nil, child.n)
