import CommandLanguage
import LifecycleModel

/// What was played before the play began.
package struct Scene: Sendable {
  package var world: World
  package var events: [Command]
}
