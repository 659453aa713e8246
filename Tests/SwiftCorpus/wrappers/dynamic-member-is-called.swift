// swift-format-ignore-file
struct Shout { let name: String; func callAsFunction(_ text: String...) -> String { name + ":" + text.joined() } }
@dynamicMemberLookup struct Api { subscript(dynamicMember name: String) -> Shout { Shout(name: name) } }
@dynamicMemberLookup struct Maths { subscript(dynamicMember name: String) -> (Int) -> String { { "\(name)\($0)" } } }
func run() { let a = Api(); print(a.alert("x", "y"), a.close()); print(Maths().twice(5)) }
run()
