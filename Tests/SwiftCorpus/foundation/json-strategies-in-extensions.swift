// swift-format-ignore-file
import Foundation
extension JSONDecoder.DateDecodingStrategy {
  static let secondsAsText = custom { decoder in
    let text = try decoder.singleValueContainer().decode(String.self)
    guard let seconds = Double(text) else { throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "no seconds")) }
    return Date(timeIntervalSince1970: seconds)
  }
  static var days: JSONDecoder.DateDecodingStrategy {
    .custom { decoder in Date(timeIntervalSince1970: try decoder.singleValueContainer().decode(Double.self) * 86_400) }
  }
}
let decoder = JSONDecoder()
decoder.dateDecodingStrategy = .secondsAsText
print(try decoder.decode([Date].self, from: Data(#"["5"]"#.utf8))[0].timeIntervalSince1970)
decoder.dateDecodingStrategy = .days
print(try decoder.decode([Date].self, from: Data("[2]".utf8))[0].timeIntervalSince1970)
decoder.dateDecodingStrategy = JSONDecoder.DateDecodingStrategy.custom { _ in Date(timeIntervalSince1970: 3) }
print(try decoder.decode([Date].self, from: Data("[1]".utf8))[0].timeIntervalSince1970)
