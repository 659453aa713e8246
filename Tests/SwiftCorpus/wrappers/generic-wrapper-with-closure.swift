// swift-format-ignore-file
@propertyWrapper final class Observed<T> { var wrappedValue: T { didSet { handlers.forEach { $0(oldValue, wrappedValue) } } }
  private var handlers: [(T, T) -> Void] = []
  var projectedValue: Observed<T> { self }
  init(wrappedValue: T) { self.wrappedValue = wrappedValue }
  func observe(_ h: @escaping (T, T) -> Void) { handlers.append(h) } }
class Screen { @Observed var title = "none"; @Observed var hits: [Int] = [] }
let s = Screen()
s.$title.observe { print("title", $0, "->", $1) }
s.$hits.observe { old, new in print(old.count, new.count) }
s.title = "Home"; s.title += "!"; s.hits.append(4)
print(s.title, s.hits, s.$title.wrappedValue)
