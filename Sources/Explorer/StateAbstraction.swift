import CommandLanguage
import LifecycleModel

/// Parts of the world that can steer nothing in a search: no event of it reaches them and nothing that
/// is asked looks at them. Worlds that differ in these alone are one.
package struct StateAbstraction: Hashable, Sendable {
  /// To which content is awaited.
  package let content: Bool
  /// To what stands in Notification Center only.
  package let notificationList: Bool
  /// To these stored properties of the delegate, by their places and names: nothing reads them.
  package let properties: [Int]
  package let propertyNames: [String]

  init(_ question: Search.Question) {
    let goal = question.goal
    content = !goal.asksForContent
    notificationList = !question.events.contains(where: \.event.showsNotificationList)
    let names = question.program.propertyNames
    properties = question.program.idleProperties.filter { !goal.asks(forProperty: names[$0]) }
    propertyNames = properties.map { names[$0] }
  }
}

extension StateAbstraction {
  /// What was left out of the worlds, for the report.
  var sentences: [Bilingual] {
    var sentences: [Bilingual] = []
    if notificationList {
      sentences.append(
        Bilingual(
          en:
            "left out, since none of these events shows it: what stands in Notification Center only",
          zh: "未计入（这些事件都看不到它）：只留在通知中心里的通知"))
    }
    if content {
      sentences.append(
        Bilingual(
          en: "left out, since nothing here asks for it: which content is awaited",
          zh: "未计入（这里没有问到它）：还在等待哪些内容"))
    }
    if !propertyNames.isEmpty {
      let names = propertyNames.joined(separator: ", ")
      sentences.append(
        Bilingual(
          en: "left out, since nothing in the code reads it: \(names)",
          zh: "未计入（代码中没有地方读取它）：\(names)"))
    }
    return sentences
  }
}

extension Event {
  fileprivate var showsNotificationList: Bool {
    self == .pulledNotificationCenter
  }
}
