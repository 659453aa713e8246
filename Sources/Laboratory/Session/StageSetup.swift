import CommandLanguage
import LifecycleModel

/// The commands before the first event of a run.
package struct StageSetup: Sendable {
  package var profile: Profile.Name
  package var app: App
  package var options: [Option] = []
  /// nil: the modes in the app's own file.
  package var modes: [BackgroundMode]?
  package var isFresh = false
  /// The user's assumptions about unknown expressions, sorted by place.
  package private(set) var assumptions: [Assumption] = []
  package var network = Network()

  package init(profile: Profile.Name, app: App) {
    self.profile = profile
    self.app = app
  }

  package var world: World {
    var stage = Configuration(profile: Profile(profile))
    stage.adoption = app.program.scenes.adoption
    stage.texts = app.program.localized?.texts
    stage.setModes(modes ?? app.program.defaultModes)
    for option in options { stage.set(option, on: true) }
    stage.isFresh = isFresh
    for assumption in assumptions { stage.assume(assumption) }
    return World(stage: stage, network: network)
  }

  /// The commands that set this configuration.
  package var commands: [StageCommand] {
    var commands: [StageCommand] = [.profile(profile), .app(app.choice)]
    if let modes { commands.append(.modes(modes)) }
    commands += options.map { .option($0, on: true) }
    commands += assumptions.map { .assume($0) }
    if isFresh { commands.append(.fresh) }
    return commands + network.commands
  }

  package mutating func assume(_ assumption: Assumption) { assumptions.assume(assumption) }

  /// Drops the assumptions, which refer to the lines of one app.
  package mutating func forgetAssumptions() { assumptions = [] }

  package mutating func set(_ option: Option, on: Bool) { options.set(option, on: on) }
}

extension Network {
  /// The commands that change the default network to this one.
  var commands: [StageCommand] {
    let usual = Network()
    var commands: [StageCommand] = []
    if duration != usual.duration { commands.append(.network(.takes(duration))) }
    switch outcome {
    case .data: break
    case .empty: commands.append(.network(.empty))
    case .failure: commands.append(.network(.fails))
    }
    return commands
  }
}
