// Each class of an object has a mirror of its own properties.
class Base {
  var first = 1
  let name = "n"
}
class Middle: Base { var second = 2 }
class Last: Middle { var third: Int? }
print(Mirror(reflecting: Middle()).superclassMirror != nil)
print(
  Mirror(reflecting: Base()).superclassMirror == nil, Mirror(reflecting: 5).superclassMirror == nil)
var mirror: Mirror? = Mirror(reflecting: Last())
while let now = mirror {
  print(now.subjectType, now.children.map { "\($0.label ?? "-")=\($0.value)" })
  mirror = now.superclassMirror
}
