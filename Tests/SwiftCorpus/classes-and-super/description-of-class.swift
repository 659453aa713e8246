class Plain {}
class Named: CustomStringConvertible {
  var description: String { "named!" }
}
print(Named(), [Named()], "\(Named())")
print(String(describing: Named.self), Named.self, String(describing: type(of: Named())))
print(type(of: Plain()))
