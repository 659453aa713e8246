// swift-format-ignore-file
struct Bad: Error {}
class Loader { var data: [Int]?; func load() throws -> [Int] { guard let d = data else { throw Bad() }; return d }; func loaded() throws -> Loader { if data == nil { throw Bad() }; return self } }
let l = Loader()
print((try? l.load())?.count ?? -1, try? l.loaded().load().first)
l.data = []
print((try? l.load())?.first as Any, (try? l.loaded().load().first) as Any, try! l.load().isEmpty)
l.data = [4]
if let x = try? l.load().first { print("x", x) }
guard let y = try? l.loaded().load() else { fatalError() }
let z = try? l.load().map { n -> Int in if n > 3 { throw Bad() }; return n }
print(y, z as Any)
