import CommandLanguage
import LifecycleModel

/// What was played before the play began.
package struct Prologue: Sendable {
  package var world: World
  package var events: [Command]
}
