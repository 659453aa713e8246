// swift-format-ignore-file
enum Action: String, CaseIterable { case reply = "REPLY_ACTION", like = "LIKE", dismiss = "com.apple.UNNotificationDismissActionIdentifier", unknown
  init(identifier: String) { self = Self(rawValue: identifier) ?? Self.allCases.first { $0.rawValue.lowercased() == identifier.lowercased() } ?? .unknown }
  var isDestructive: Bool { [.dismiss, .unknown].contains(self) }
  static let foreground: Set<Action> = [.reply] 
  static func parse(_ list: String) -> [Action] { list.split(separator: ",").map { Action(identifier: $0.trimmingCharacters(in: .whitespaces)) } } }
import Foundation
print(Action.parse("REPLY_ACTION, like,nope ,com.apple.UNNotificationDismissActionIdentifier").map { "\($0)" }, Action(rawValue: "like") == nil)
print(Action.allCases.filter(\.isDestructive).map(\.rawValue), Action.foreground.contains(.init(identifier: "reply_action")), Action.unknown.rawValue.count)
switch Action(identifier: "LIKE") { case .reply where Action.foreground.isEmpty: print("?"); case .like, .dismiss: print("background"); default: print("other") }
