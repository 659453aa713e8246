// swift-format-ignore-file
import Foundation
let name = "Ann"
let text = """
  Dear \(name),
    indented \
  joined
  "quoted" \\ back\tTab
  """
print(text, text.count, text.split(separator: "\n").count)
