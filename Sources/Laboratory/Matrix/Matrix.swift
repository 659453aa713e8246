import CommandLanguage
import LifecycleModel

/// The table that the second article announces: permission x kind of push x state of the app -> is
/// it seen, is the app called. Each cell is played from the start.
package struct Matrix: Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    case alert, silent, mixed

    var push: Push {
      switch self {
      case .alert: return Push.alert(Push.defaultText)
      case .silent: return Push.silent
      case .mixed: return Push.mixed(Push.defaultText)
      }
    }
  }

  package enum Condition: String, CaseIterable, Sendable {
    case active, background, suspended, reclaimed, swiped

    /// From the app's first launch on.
    var events: [Event] {
      switch self {
      case .active: return []
      case .background: return [.pressedHome]
      case .suspended: return [.pressedHome, .timePassed(.seconds(10))]
      case .reclaimed: return Condition.suspended.events + [.reclaimedMemory]
      case .swiped: return Condition.suspended.events + [.openedSwitcher, .swipedAppAway]
      }
    }
  }

  package struct Cell: Hashable, Sendable {
    package var permission: Permission
    package var kind: Kind
    package var condition: Condition
    package var isSeen: Bool
    package var isCalled: Bool
  }

  package private(set) var cells: [Cell] = []

  /// For the stage's profile, options and modes.
  package init(stage: Configuration, program: any AppProgram) {
    for permission in stage.profile.permissions {
      for kind in Kind.allCases {
        for condition in Condition.allCases {
          cells.append(
            Matrix.play(permission, kind, condition, stage: stage, program: program))
        }
      }
    }
  }

  private static func play(
    _ permission: Permission, _ kind: Kind, _ condition: Condition, stage: Configuration,
    program: any AppProgram
  ) -> Cell {
    var world = World(stage: stage)
    if permission == .denied {
      step(&world, .changedSetting(.notifications(false)), program)
    } else if world.app.permission != permission {
      world.apply(.flag(from: world.flag(.permission), to: .permission(permission)))
    }
    for event in [.openedApp] + condition.events { step(&world, event, program) }
    let steps = react(to: .sentPush(kind.push), in: world, running: program)
    return Cell(
      permission: permission, kind: kind, condition: condition,
      isSeen: steps.contains(where: \.isSeen), isCalled: steps.contains(where: \.handsOverPush))
  }

  private static func step(_ world: inout World, _ event: Event, _ program: any AppProgram) {
    for step in react(to: event, in: world, running: program) { world.apply(step.change) }
  }
}

extension Profile {
  /// Up to iOS 7 a refusal is a matter of style, badge and sound; provisional came with
  /// iOS 12.
  fileprivate var permissions: [Permission] {
    [.authorized, .denied, .notDetermined] + (hasProvisionalPermission ? [.provisional] : [])
  }
}

extension Step {
  fileprivate var isSeen: Bool {
    guard case .display(let display) = change else { return false }
    switch display.place {
    case .banner, .list, .lockscreen: return true
    case .sound, .badge: return false
    }
  }

  fileprivate var handsOverPush: Bool {
    guard case .call(let call) = change, case .implemented = call.answer else { return false }
    return call.callback.row.handsOverPush
  }
}
