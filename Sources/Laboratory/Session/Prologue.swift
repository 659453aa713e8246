import CommandLanguage
import LifecycleModel

/// Events played before the user takes over.
package struct Prologue: Sendable {
  package var world: World
  package var events: [Command]
}
