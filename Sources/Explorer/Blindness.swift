import CommandLanguage
import LifecycleModel

/// Parts of the world that can steer nothing in a search: no event of it reaches them and nothing that
/// is asked looks at them. Worlds that differ in these alone are one.
package struct Blindness: OptionSet, Hashable, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Which content is awaited.
  package static let content = Blindness(rawValue: 1)
  /// What stands in Notification Center only.
  package static let notificationList = Blindness(rawValue: 2)

  init(_ question: Search.Question) {
    self = []
    if !question.goal.asksForContent { insert(.content) }
    if !question.events.contains(where: \.event.showsNotificationList) {
      insert(.notificationList)
    }
  }
}

extension Blindness {
  /// What was left out of the worlds, for the report.
  var sentences: [Bilingual] {
    var sentences: [Bilingual] = []
    if contains(.notificationList) {
      sentences.append(
        Bilingual(
          en:
            "left out, since none of these events shows it: what stands in Notification Center only",
          zh: "未计入（这些事件都看不到它）：只留在通知中心里的通知"))
    }
    if contains(.content) {
      sentences.append(
        Bilingual(
          en: "left out, since nothing here asks for it: which content is awaited",
          zh: "未计入（这里没有问到它）：还在等待哪些内容"))
    }
    return sentences
  }
}

extension Event {
  fileprivate var showsNotificationList: Bool {
    self == .pulledNotificationCenter
  }
}
