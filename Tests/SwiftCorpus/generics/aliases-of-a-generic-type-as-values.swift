// swift-format-ignore-file
enum API { struct Endpoint<T> { typealias Map = (T) -> String; typealias Pair = (T, Int); typealias Table = [String: T]
  struct Page { var first: T }; typealias Pages = [Page]; let value: T } }
typealias Names = API.Endpoint<String>
print(API.Endpoint<Int>.Map.self, API.Endpoint<Int>.Pair.self, API.Endpoint<Int>.Table.self)
print(Names.Table.self, Names.self, Names.Page.self)
func made<T>(_ make: () -> T) { print(T.self, make()) }
made(Int.init)
