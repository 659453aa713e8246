// swift-format-ignore-file
import Foundation
struct Response<T: Decodable>: Decodable { let data: T; let meta: Meta?; struct Meta: Decodable { let page: Int; let total: Int? } }
struct Item: Decodable { let name: String; let price: Double; let on: Bool? }
func load<T: Decodable>(_ json: String, as: T.Type = T.self) throws -> T { try JSONDecoder().decode(T.self, from: Data(json.utf8)) }
let r: Response<[Item]> = try load(#"{"data":[{"name":"a","price":2},{"name":"b","price":2.5,"on":true}],"meta":{"page":1}}"#)
print(r.data.map(\.name), r.data[0].price, r.data[1].on ?? false, r.meta!.page, r.meta?.total as Any)
print(try load(#"{"data":{"k":[1]}}"#, as: Response<[String: [Int]]>.self).data["k"]!, (try? load("[]", as: Response<Int>.self)) == nil)
