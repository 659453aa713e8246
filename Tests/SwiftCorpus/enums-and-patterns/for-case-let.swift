// swift-format-ignore-file
import Foundation
enum Message { case text(String), image(url: String, size: Int), typing }
let inbox: [Message] = [.text("hi"), .typing, .image(url: "a.png", size: 3), .text("bye")]
for case .text(let body) in inbox { print("text", body) }
for case let .image(url, size) in inbox where size > 2 { print(url, size) }
let count = inbox.filter { if case .typing = $0 { return true } else { return false } }.count
print(count)
print(inbox)
