// swift-format-ignore-file
import Foundation
struct File: Codable { var bytes: Data }
let encoder = JSONEncoder()
encoder.dataEncodingStrategy = .deferredToData
let data = try encoder.encode(File(bytes: Data([1, 255])))
print(String(decoding: data, as: UTF8.self))
let decoder = JSONDecoder()
decoder.dataDecodingStrategy = .deferredToData
print(Array(try decoder.decode(File.self, from: data).bytes))
encoder.dataEncodingStrategy = .custom { data, encoder in
  var container = encoder.singleValueContainer()
  try container.encode(data.map { String($0, radix: 16) }.joined(separator: "-"))
}
print(String(decoding: try encoder.encode(File(bytes: Data([10, 11]))), as: UTF8.self))
