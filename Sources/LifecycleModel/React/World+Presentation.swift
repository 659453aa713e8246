/// The places where a notification may appear, and the rules that exclude the others.
package struct Presentation: Equatable, Sendable {
  private var denials: [Display.Place: Rule] = [:]
  /// The rule that excluded a place. The app's own answer does not count.
  package private(set) var reason: Rule?

  package func allows(_ place: Display.Place) -> Bool { denials[place] == nil }

  /// The first rule that excludes the place.
  package func denial(of place: Display.Place) -> Rule? { denials[place] }

  /// `answer`: names of UNNotificationPresentationOptions; iOS 14 split `alert` into `banner` and
  /// `list`. nil: the app is in the background and was not asked.
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

  /// A Focus takes precedence over other reasons.
  fileprivate mutating func deny(_ places: [Display.Place], _ rule: Rule) {
    for place in places where denials[place] == nil { denials[place] = rule }
    reason = rule == .displayFocus ? rule : reason ?? rule
  }
}

extension World {
  /// The presentation of the push. Provisional permission allows only Notification Center, whatever
  /// the app answers (model choice). A passive notification has no banner and
  /// no sound. A Focus allows only the list.
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
