// swift-format-ignore-file
import Foundation
protocol Observer: AnyObject { func changed(_ v: Int) }
final class Subject { private var observers: [ObjectIdentifier: Weak] = [:]; struct Weak { weak var o: Observer? }
  var value = 0 { didSet { guard oldValue != value else { return }; observers.values.compactMap(\.o).forEach { $0.changed(value) } } }
  func add(_ o: Observer) { observers[ObjectIdentifier(o)] = Weak(o: o) }
  func remove(_ o: Observer) { observers[ObjectIdentifier(o)] = nil }
  var alive: Int { observers.values.filter { $0.o != nil }.count } }
final class Label: Observer { let id: String; init(_ id: String) { self.id = id }; func changed(_ v: Int) { print(id, v) } }
let s = Subject()
var l: Label? = Label("L")
s.add(l!); s.value = 3; s.value = 3; s.value = 4
print(s.alive); l = nil; s.value = 5; print(s.alive)
