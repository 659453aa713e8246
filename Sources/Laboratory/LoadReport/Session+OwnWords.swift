import AppCode
import CommandLanguage
import LifecycleModel

extension Session {
  /// Empty for a built-in app.
  package var ownWords: OwnWords {
    let app = setup.app
    if case .builtIn = app.choice { return OwnWords() }
    let rehearsal = PushRehearsal(app.program, stage)
    let unknown = (rehearsal.onTheWay + rehearsal.elsewhere).map { assumed in
      app.program.assumption(assumed.value, of: assumed).place
    }
    return OwnWords(payloads: readyPushes, unknown: unknown)
  }

  /// Pushes with the keys that the app's code reads, as written after `push`.
  private var readyPushes: [String] {
    if case .builtIn = setup.app.choice { return [] }
    let pushes = setup.app.program.payloads.map { Push(payload: $0) } + readyCalls
    return pushes.map { String($0.commandText.dropFirst(5)) }
  }

  /// VoIP pushes with these keys, for an app that takes VoIP pushes.
  var readyCalls: [Push] {
    let callbacks: [Callback] = [
      .didReceiveIncomingPush, .didReceiveIncomingPushOld, .didReceiveIncomingVoIPPush,
    ]
    guard callbacks.contains(where: program.implements) else { return [] }
    return setup.app.program.payloads.map { payload in
      var push = Push(payload: payload)
      push.type = .voip
      return push
    }
  }

  /// The text of `help push`, with sample pushes for a loaded app.
  func help(for verb: String?) -> Bilingual {
    let text = Help.text(for: verb)
    guard verb == Verb.push.rawValue, !readyPushes.isEmpty else { return text }
    let lines = readyPushes.map { "\n  push " + VisibleText.of($0, limit: .max) }.joined()
    return Bilingual(
      en: text.en + "\nPushes with the keys that your code reads:" + lines,
      zh: text.zh + "\n带有你的代码所读的键的推送：" + lines)
  }
}
