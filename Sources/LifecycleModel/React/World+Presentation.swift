/// Where a notification may appear, and the rule that keeps it from the other places.
package struct Presentation: Equatable, Sendable {
  private var denials: [Display.Place: Rule] = [:]
  /// The rule that took something away from what else would be shown; not the app's answer.
  package private(set) var reason: Rule?

  package func allows(_ place: Display.Place) -> Bool { denials[place] == nil }

  /// The first rule that keeps the notification from this place.
  package func denial(of place: Display.Place) -> Rule? { denials[place] }

  /// `answer`: the words of UNNotificationPresentationOptions; `alert` was split into `banner` and
  /// `list` in iOS 14. nil: the app is not in front and was not asked.
  fileprivate init(_ answer: [String]?) {
    guard let answer else { return }
    for place in Display.Place.allCases {
      let words: [String] =
        switch place {
        case .banner: ["banner", "alert"]
        case .list, .lockscreen: ["list", "alert"]
        case .sound: ["sound"]
        case .badge: ["badge"]
        }
      if !words.contains(where: answer.contains) { denials[place] = .displayByAnswer }
    }
  }

  /// A Focus is told before the other reasons.
  fileprivate mutating func deny(_ places: [Display.Place], _ rule: Rule) {
    for place in places where denials[place] == nil { denials[place] = rule }
    reason = rule == .displayFocus ? rule : reason ?? rule
  }
}

extension World {
  /// Provisional permission leaves Notification Center alone, whatever the app answers in front
  /// (notifications.3.13, model choice); a passive notification has no banner and no sound; a Focus
  /// leaves the list.
  package func presentation(of push: Push, answer: [String]?) -> Presentation {
    var presentation = Presentation(answer)
    let level = level(of: push)
    if app.permission == .provisional {
      presentation.deny([.banner, .sound, .badge, .lockscreen], .displayProvisional)
    }
    if level == .passive { presentation.deny([.banner, .sound], .displayPassive) }
    if settings.focus, !level.breaksThrough {
      presentation.deny([.banner, .sound, .lockscreen], .displayFocus)
    }
    return presentation
  }
}
