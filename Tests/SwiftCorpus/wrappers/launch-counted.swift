// swift-format-ignore-file
@propertyWrapper final class Counted<T> {
  private var value: T; private(set) var writes = 0
  init(wrappedValue: T) { value = wrappedValue }
  var wrappedValue: T { get { value } set { writes += 1; value = newValue } }
  var projectedValue: Counted<T> { self }
}
struct Launch { @Counted var route = "home"; @Counted var info: [String: Int] = [:] }
var l = Launch()
l.route = "a"; l.route += "b"; l.info["x"] = 1; l.info["x"]! += 1
print(l.route, l.$route.writes, l.info, l.$info.writes)
let m = l
m.route = "z"
print(l.route, l.$route.writes)
