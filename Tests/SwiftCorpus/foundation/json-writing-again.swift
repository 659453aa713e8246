// swift-format-ignore-file
import Foundation
struct Reg: Encodable { let token: String; var topics: [String]? ; var flags: [String: Bool]; let sent: Date; enum Env: String, Encodable { case prod, dev }; var env = Env.dev }
let e = JSONEncoder(); e.outputFormatting = [.sortedKeys]; e.keyEncodingStrategy = .convertToSnakeCase; e.dateEncodingStrategy = .secondsSince1970
print(String(data: try e.encode(Reg(token: "a/b", topics: nil, flags: ["x": true], sent: Date(timeIntervalSince1970: 5))), encoding: .utf8)!)
let obj = try JSONSerialization.jsonObject(with: Data(#"{"n":1,"f":1.5,"l":[true,null,"é"]}"#.utf8)) as! [String: Any]
print(obj["n"] as! Int, obj["f"] as! Double, (obj["l"] as! [Any]).count, (obj["l"] as! [Any])[0] as! Bool, (obj["l"] as! [Any])[1] is NSNull)
