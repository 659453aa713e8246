// swift-format-ignore-file
import Foundation
let packet = Data("HEAD:body".utf8)
let colon = packet.firstIndex(of: UInt8(ascii: ":"))!
let head = packet[..<colon], body = packet[(colon + 1)...]
print(head.startIndex, head.endIndex, body.startIndex, body.endIndex, body.indices, body[body.startIndex], body[6])
print(String(decoding: body, as: UTF8.self), body == Data("body".utf8), body.firstIndex(of: 111) as Any, body.dropFirst().startIndex, body.suffix(2).startIndex)
print(Data(body).startIndex, body.subdata(in: 5..<7).count, body.range(of: Data("dy".utf8)) as Any, packet.prefix(while: { $0 != 58 }).count)
var rest = packet
rest = rest.dropFirst(5)
rest.removeFirst()
print(rest.startIndex, rest.count, rest.first!)
var bytes = Data([1, 2, 3, 4])
_ = bytes.popFirst()
bytes.append(9)
print(bytes.startIndex, Array(bytes), bytes[1])
for index in bytes.indices { print(index, bytes[index], terminator: " ") }
print()
