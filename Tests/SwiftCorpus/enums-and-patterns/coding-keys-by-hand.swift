// swift-format-ignore-file
import Foundation
enum Key: String, CodingKey { case userId = "user_id", name }
func run() { print(Key.userId.stringValue); print(Key(stringValue: "name") as Any); print(Key.name.intValue as Any); print(Key.name); print("\(Key.userId)") }
run()
