extension CheckLessonTests {
  static let faults: [Fault] = [
    Fault(
      "cover",
      [
        Change(
          "lesson.md",
          "expect called didReceiveRemoteNotification in inactive\nexpect treated as tap",
          "expect state active")
      ], passed: 11,
      told: [
        "lesson.md:17:4: the goal woken is met before anything is done [start]",
        "lesson.md:31:4: it does not meet the goal woken [solution]",
        "lesson.md:35:4: it does not meet the goal woken [also]",
        "lesson.md:51:1: the goals are met without call, too [variant]",
        "lesson.md:52:1: the goals are met without push mixed, too [variant]",
      ]),
    Fault(
      "cover", [Change("lesson.md", "expect not event tap", "expect state inactive")], passed: 15,
      told: [
        "lesson.md:22:4: the keep untapped does not hold at the start [start]",
        "lesson.md:47:4: the keep untapped does not hold at the start [variant]",
        "lesson.md:47:4: its event 1 breaks the keep untapped [variant]",
      ]),
    Fault(
      "cover", [Change("lesson.md", "```start\nopen", "```start\nopen\nopen")], passed: 1,
      told: [
        "lesson.md:16:1: open is refused: The icon can be tapped only where the phone shows the Home screen or another app; press Home first. [stage]"
      ]),
    Fault(
      "cover", [Change("lesson.md", "switcher\npush mixed\n", "home\nswitcher\npush mixed\n")],
      passed: 13,
      told: [
        "lesson.md:32:4: it does not meet the goal woken [solution]",
        "solution.trace:5:1: was \"> switcher\", is now \"> home\"; if that is right: --bless [trace]",
      ]),
    Fault(
      "cover", [Change("lesson.md", "switcher\npush mixed\n", "home\npush mixed\ntap\n")],
      passed: 12,
      told: [
        "lesson.md:32:4: its event 3 breaks the keep untapped [solution]",
        "lesson.md:41:4: this is the beginning of a solution: a learner on the right way would be told off [wrong]",
        "solution.trace:5:1: was \"> switcher\", is now \"> home\"; if that is right: --bless [trace]",
      ]),
    Fault(
      "cover", [Change("lesson.md", "center\npush mixed\n", "center\nclose\npush mixed\n")],
      passed: 16, told: ["lesson.md:36:4: it does not meet the goal woken [also]"]),
    Fault(
      "cover", [Change("lesson.md", "home\npush mixed\n", "control\npush mixed\n")], passed: 16,
      told: ["lesson.md:40:4: this way solves the lesson [wrong]"]),
    Fault(
      "cover", [Change("lesson.md", "home\npush mixed\n", "switcher\n")], passed: 16,
      told: [
        "lesson.md:40:4: this is the beginning of a solution: a learner on the right way would be told off [wrong]"
      ]),
    Fault(
      "cover", [Change("lesson.md", "switcher\npush mixed\n", "switcher\nmemory\npush mixed\n")],
      passed: 14,
      told: [
        "lesson.md:34:1: the goals are met without memory, too [needless]",
        "lesson.md:32:4: there is a shorter solution: switcher; push mixed; if that is meant, say why in shorter-allowed [shorter]",
        "solution.trace:6:1: was \"> push mixed\", is now \"> memory\"; if that is right: --bless [trace]",
      ]),
    Fault(
      "cover",
      [Change("lesson.md", "switcher\npush mixed\n", "home\nother\nopen\nswitcher\npush mixed\n")],
      passed: 14,
      told: [
        "lesson.md:33:1: the goals are met without home, too [needless]",
        "lesson.md:34:1: the goals are met without other, too [needless]",
        "lesson.md:32:4: there is a shorter solution: switcher; push mixed; if that is meant, say why in shorter-allowed [shorter]",
        "solution.trace:5:1: was \"> switcher\", is now \"> home\"; if that is right: --bless [trace]",
      ]),
    Fault(
      "cover", [Change("lesson.md", "minutes: 3", "minutes: 3\nshorter-allowed: I like it")],
      passed: 16,
      told: [
        "lesson.md:10:1: shorter-allowed is not needed: nothing shorter solves the lesson [shorter]"
      ]),
    Fault(
      "cover",
      [
        Change(
          "lesson.md", "expect treated as tap", "expect treated as tap\nexpect terminated by reboot"
        )
      ], passed: 11,
      told: [
        "lesson.md:33:4: it does not meet the goal woken [solution]",
        "lesson.md:17:4: no sequence of up to 4 of the lesson's events meets the goal woken (36 worlds) [reachable]",
        "lesson.md:37:4: it does not meet the goal woken [also]",
        "lesson.md:48:4: it does not meet the goal woken [variant]",
      ]),
    Fault(
      "cover", [Change("lesson.md", "unlock\nopen\ncall\npush mixed", "unlock\nopen\npush mixed")],
      passed: 15,
      told: [
        "lesson.md:47:4: it does not meet the goal woken [variant]",
        "solution.trace:14:1: was \"> call\", is now \"> push mixed\"; if that is right: --bless [trace]",
      ]),
    Fault(
      "cover",
      [
        Change(
          "lesson.md", "unlock\nopen\ncall\npush mixed", "unlock\nopen\nmemory\ncall\npush mixed")
      ], passed: 15,
      told: [
        "lesson.md:52:1: the goals are met without memory, too [variant]",
        "solution.trace:14:1: was \"> call\", is now \"> memory\"; if that is right: --bless [trace]",
      ]),
    Fault(
      "cover",
      [
        Change(
          "lesson.md", "lock\n--\nunlock\nopen\ncall\npush mixed",
          "open\nopen\n--\ncall\npush mixed")
      ], passed: 15,
      told: [
        "lesson.md:49:1: open is refused: The icon can be tapped only where the phone shows the Home screen or another app; press Home first. [variant]",
        "solution.trace:10:1: was \"> lock\", is now \"> open\"; if that is right: --bless [trace]",
      ]),
    Fault(
      "cover", [Change("lesson.md", "minutes: 3", "minutes: 3\nproperty: no-trap")], passed: 17,
      told: ["lesson.md:33:4: no sequence of these events breaks no-trap [property]"]),
    Fault(
      "cover",
      [Change("lesson.md", "What makes an app inactive?", "Try `switcher`, then `Push mixed`.")],
      passed: 16,
      told: ["lesson.md:27:1: this hint holds the whole solution: switcher … push mixed [hints]"]),
    Fault(
      "cover",
      [
        Change(
          "lesson.md", "What makes an app inactive?", "`push mixed` comes last, `switcher` first.")
      ], passed: 17, told: []),
    Fault(
      "guess",
      [Change("lesson.md", "```ask\npush alert", "```ask\nhome\nswitcher\nswitcher\npush alert")],
      passed: 10,
      told: [
        "lesson.md:25:1: switcher is refused: The app switcher cannot be opened while the phone shows the app switcher; press Home first. [questions]",
        "solution.trace:13:1: was \"> push alert\", is now \"> home\"; if that is right: --bless [trace]",
      ]),
    Fault(
      "guess",
      [
        Change(
          "lesson.md", "predict didReceiveRemoteNotification, shown banner", "predict shown banner")
      ], passed: 11, told: ["lesson.md:35:4: this answer is right [wrong]"]),
    Fault(
      "guess",
      [
        Change(
          "lesson.md", "predict didReceiveRemoteNotification, shown banner\npush alert",
          "predict didReceiveRemoteNotification\npush mixed")
      ], passed: 11, told: ["lesson.md:35:4: these are the last lines of no ask [wrong]"]),
    Fault(
      "guess",
      [
        Change(
          "lesson.md", "predict didReceiveRemoteNotification, shown banner\npush alert",
          "predict didReceiveRemoteNotification\npush alert")
      ], passed: 12, told: []),
    Fault(
      "guess",
      [
        Change(
          "lesson.md", "predict didReceiveRemoteNotification, shown banner\npush alert",
          "predict didReceiveRemoteNotification\npush silent")
      ], passed: 11, told: ["lesson.md:35:4: this answer is right [wrong]"]),
    Fault("guess", [Change("lesson.md", "Is there a flag?", "shown banner")], passed: 12, told: []),
    Fault(
      "guess", [Change("lesson.md", "open\n--\npush silent", "open\nopen\n--\npush silent")],
      passed: 11,
      told: [
        "lesson.md:44:1: open is refused: The icon can be tapped only where the phone shows the Home screen or another app; press Home first. [variant]"
      ]),
    Fault(
      "guess", [Change("lesson.md", "open\n--\npush silent", "open\n--\nopen\npush silent")],
      passed: 11,
      told: [
        "lesson.md:45:1: open is refused: The icon can be tapped only where the phone shows the Home screen or another app; press Home first. [variant]"
      ]),
    Fault(
      "flag",
      [Change("lesson.md", "property: [arrival-is-arrival, tap-is-tap]", "property: no-trap")],
      passed: 10,
      told: [
        "lesson.md:6:1: nothing breaks no-trap of the lesson's delegate [start]",
        "lesson.md:40:4: nothing breaks this delegate [wrong]",
        "lesson.md:43:4: nothing breaks this delegate [wrong]",
        "lesson.md:46:4: nothing breaks this delegate [wrong]",
        "solution.trace:1:1: was \"> profile ios9\", is now \"\"; if that is right: --bless [trace]",
      ]),
    Fault(
      "flag", [Change("lesson.md", "app fixed.swift", "app stays-up.swift")], passed: 13,
      told: [
        "lesson.md:34:4: arrival-is-arrival is broken by: push mixed; open; switcher; push mixed [solution]",
        "solution.trace:2:1: was \"> app fixed.swift\", is now \"> app stays-up.swift\"; if that is right: --bless [trace]",
      ]),
    Fault(
      "flag", [Change("lesson.md", "app stays-up.swift", "app fixed.swift")], passed: 14,
      told: ["lesson.md:43:4: nothing breaks this delegate [wrong]"]),
    Fault(
      "flag", [Change("lesson.md", "app shorter.swift", "app never-a-tap.swift")], passed: 14,
      told: ["lesson.md:37:4: tap-is-tap is broken by: push mixed; tap [also]"]),
    Fault(
      "flag",
      [
        Change(
          "lesson.md", "feedback=cold-start\napp no-cold-start.swift",
          "feedback=cold-start\napp never-a-tap.swift")
      ], passed: 14,
      told: [
        "lesson.md:46:4: it brings the feedback taps-are-lost instead of its own: both fail in the same way [wrong]"
      ]),
    Fault(
      "why", [Change("lesson.md", "Count its causes.", "Because inactive has several causes.")],
      passed: 7,
      told: [
        "lesson.md:26:1: this hint holds the whole solution: because inactive has several causes [hints]"
      ]),
    Fault(
      "why", [Change("lesson.md", "Count its causes.", "Because of the network.")], passed: 8,
      told: []),
    Fault(
      "cover",
      [
        Change("lesson.md", "What makes an app inactive?", "Try `switcher`, then `push mixed`."),
        Change("lesson.md", "That is the background.", "That is `ios.bann`."),
        Change(
          "lesson.md", "# Under cover",
          "# xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"),
        Change("lesson.md", "Inactive is not a tap.", "..."),
        Change("lesson.zh-Hans.md", "那是后台。", "那是 background。"),
        Change("solution.trace", "> switcher\n", "> center\n"),
      ], passed: 11,
      told: [
        "lesson.md:27:1: this hint holds the whole solution: switcher … push mixed [hints]",
        "lesson.md:45:1: `ios.bann`: iOS has no such flag here; did you mean ban? [names]",
        "lesson.zh-Hans.md:17:1: the English word “background” stands in a Chinese sentence [chinese]",
        "lesson.md:1:1: a title of 61 cells; at most 60 fit [fits]",
        "lesson.md:56:1: this is still to be written [unwritten]",
        "solution.trace:5:1: was \"> center\", is now \"> switcher\"; if that is right: --bless [trace]",
      ]),
    Fault(
      "cover",
      [
        Change("lesson.md", "```start\nopen", "```start\nopen\nswitcher"),
        Change("lesson.md", "switcher\npush mixed\n", "push mixed\n"),
        Change("lesson.md", "center\npush mixed", "home\nswitcher\npush mixed"),
      ], passed: 16, told: ["lesson.md:36:4: it does not meet the goal woken [also]"]),
    Fault(
      "cover",
      [
        Change("lesson.md", "```start\nopen", "```start\nopen\nswitcher"),
        Change("lesson.md", "minutes: 3", "minutes: 3\nshorter-allowed: so"),
        Change("lesson.md", "switcher\npush mixed\n", "push mixed\n"),
        Change("lesson.md", "center\npush mixed", "center\npush mixed"),
      ], passed: 16,
      told: [
        "lesson.md:38:1: center is refused: Notification Center cannot be pulled down while the phone shows the app switcher; press Home first. [also]"
      ]),
    Fault(
      "cover",
      [
        Change(
          "lesson.md", "```solution\nswitcher\npush mixed\n",
          "```solution\nswitcher\npush mixed \"Hello\"\n"),
        Change(
          "lesson.md", "What makes an app inactive?", "Try `switcher`, then `push mixed \"Other\"`."
        ),
      ], passed: 15,
      told: [
        "lesson.md:27:1: this hint holds the whole solution: switcher … push mixed [hints]",
        "solution.trace:6:1: was \"> push mixed\", is now \"> push mixed \"Hello\"\"; if that is right: --bless [trace]",
      ]),
    Fault(
      "cover",
      [
        Change(
          "lesson.md", "```wrong feedback=home\nhome\npush mixed\n```",
          "```wrong feedback=home\nhome\npush mixed\n```\n```wrong feedback=away\nhome\npush mixed\n```"
        ),
        Change(
          "lesson.md", "```feedback id=home\nThat is the background.\n```",
          "```feedback id=home\nThat is the background.\n```\n```feedback id=away\nAway.\n```"),
        Change(
          "lesson.zh-Hans.md", "```feedback id=home\n那是后台。\n```",
          "```feedback id=home\n那是后台。\n```\n```feedback id=away\n不在。\n```"),
      ], passed: 17,
      told: ["lesson.md:44:4: it brings the feedback home instead of its own [wrong]"]),
    Fault(
      "guess",
      [
        Change("lesson.md", "```ask\npush alert", "```ask\npush mixed"),
        Change("lesson.md", "\npush alert\n```\n```feedback", "\npush mixed\n```\n```feedback"),
        Change(
          "lesson.md", "Is there a flag?", "First didReceiveRemoteNotification, then shown banner."),
      ], passed: 9,
      told: [
        "lesson.md:35:4: this answer is right [wrong]",
        "lesson.md:33:1: this hint holds the whole solution: didreceiveremotenotification … shown banner [hints]",
        "solution.trace:13:1: was \"> push alert\", is now \"> push mixed\"; if that is right: --bless [trace]",
      ]),
    Fault(
      "guess",
      [
        Change("lesson.md", "```ask\npush alert", "```ask\npush mixed"),
        Change("lesson.md", "\npush alert\n```\n```feedback", "\npush mixed\n```\n```feedback"),
        Change("lesson.md", "Is there a flag?", "First shown banner, then more."),
      ], passed: 10,
      told: [
        "lesson.md:35:4: this answer is right [wrong]",
        "solution.trace:13:1: was \"> push alert\", is now \"> push mixed\"; if that is right: --bless [trace]",
      ]),
    Fault(
      "guess",
      [
        Change(
          "lesson.md",
          "```wrong feedback=flag\npredict didReceiveRemoteNotification, shown banner\npush alert\n```",
          "```wrong feedback=flag\npredict didReceiveRemoteNotification, shown banner\npush alert\n```\n```wrong feedback=away\npredict didReceiveRemoteNotification, shown banner\npush alert\n```"
        ),
        Change(
          "lesson.md", "No flag, no call.\n```",
          "No flag, no call.\n```\n```feedback id=away\nAway.\n```"),
        Change(
          "lesson.zh-Hans.md", "没有标志就没有调用。\n```", "没有标志就没有调用。\n```\n```feedback id=away\n不在。\n```"),
      ], passed: 12,
      told: ["lesson.md:39:4: it brings the feedback flag instead of its own [wrong]"]),
    Fault(
      "why",
      [
        Change(
          "lesson.md", "sources: [article.1.11]", "sources: [article.1.11]\nexplains: [switcher]")
      ], passed: 8,
      told: [
        "lesson.md:9:12: no sentence of the English text explains switcher [terms]",
        "lesson.md:9:12: no sentence of the Chinese text explains switcher [terms]",
      ]),
    Fault(
      "cover", [Change("lesson.md", "minutes: 3", "minutes: 3\nproperty: arrival-is-arrival")],
      passed: 18, told: []),
  ]
}
