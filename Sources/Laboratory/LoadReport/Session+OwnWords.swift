import AppCode
import CommandLanguage
import LifecycleModel

extension Session {
  /// None for a built-in app.
  package var ownWords: OwnWords {
    let app = setup.app
    if case .builtIn = app.choice { return OwnWords() }
    let rehearsal = PushRehearsal(app.program, stage)
    let unknown = (rehearsal.onTheWay + rehearsal.elsewhere).map { assumed in
      app.program.assumption(assumed.value, of: assumed).place
    }
    return OwnWords(
      payloads: app.program.payloads.map { String(Push(payload: $0).commandText.dropFirst(5)) },
      unknown: unknown)
  }
}
