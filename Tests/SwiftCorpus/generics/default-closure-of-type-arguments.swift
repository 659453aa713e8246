// swift-format-ignore-file
import Foundation
struct Request<R: Decodable> { let path: String; var parse: (Data) throws -> R = { try JSONDecoder().decode(R.self, from: $0) } }
extension Request where R == [Int] { static var numbers: Self { .init(path: "/n") } }
func send<R>(_ r: Request<R>) throws -> R { try r.parse(Data("[1,2]".utf8)) }
func run() { print((try? send(.numbers)) ?? []) }
run()
