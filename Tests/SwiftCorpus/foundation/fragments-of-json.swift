// swift-format-ignore-file
import Foundation
for text in ["5", "\"x\"", "true", "[5]", "{}"] {
  let data = Data(text.utf8)
  let plain = try? JSONSerialization.jsonObject(with: data)
  let open = try? JSONSerialization.jsonObject(with: data, options: [.fragmentsAllowed])
  print(text, plain == nil, open == nil)
}
do { _ = try JSONSerialization.jsonObject(with: Data("7".utf8)) } catch { print((error as NSError).code) }
