import CommandLanguage
import LifecycleModel

/// The table of the second article: permission x kind of push x state of the app -> whether the
/// push is seen and whether the app is called. Each cell is played from the start.
package struct Matrix: Sendable {
  package typealias Kind = MatrixAddress.Kind
  package typealias Condition = MatrixAddress.State

  package struct Cell: Sendable {
    package var address: MatrixAddress
    package var isSeen: Bool
    package var isCalled: Bool
    /// The step that shows whether the app is called: the call, or the reason why there is none.
    var deciding: Step?
    /// The other readings of the deciding rule for this push.
    var readings: [AppliedReading]
    var circumstances: Set<Circumstance>
    /// What the user sees of the push; nil for a push without visible content.
    var seen: Bilingual?

    package var permission: Permission { address.permission }
    package var kind: Kind { address.kind }
    package var condition: Condition { address.state }
    package var isDisputed: Bool { readings.contains { $0.dispute != nil } }
  }

  package private(set) var cells: [Cell] = []

  /// For the profile, options and modes of the configuration.
  package init(
    stage: Configuration, program: any AppProgram, handbook: Handbook = .unavailable
  ) {
    for permission in stage.profile.permissions {
      for kind in Kind.allCases {
        for condition in Condition.allCases {
          let address = MatrixAddress(permission, kind, condition)
          let cell = Matrix.cell(at: address, stage: stage, program: program, handbook: handbook)
          if let cell { cells.append(cell) }
        }
      }
    }
  }

  /// nil if the profile does not have the permission.
  package static func cell(
    at address: MatrixAddress, stage: Configuration, program: any AppProgram,
    handbook: Handbook = .unavailable
  ) -> Cell? {
    guard stage.profile.permissions.contains(address.permission) else { return nil }
    var world = World(stage: stage)
    if address.permission == .denied {
      step(&world, .changedSetting(.notifications(false)), program)
    } else if world.app.permission != address.permission {
      world.apply(
        .flag(from: world.flag(.permission), to: .permission(address.permission)))
    }
    for event in [.openedApp] + address.state.events { step(&world, event, program) }
    let event = Event.sentPush(address.kind.push)
    let steps = react(to: event, in: world, running: program)
    var after = world
    for step in steps { after.apply(step.change) }
    let inquiry = Inquiry(
      event: event, steps: steps[...], allSteps: steps, before: world, after: after,
      program: program, handbook: handbook)
    let deciding = steps.last(where: \.decides)
    let circumstances = inquiry.circumstances
    return Cell(
      address: address, isSeen: steps.contains(where: \.isSeen),
      isCalled: steps.contains(where: \.handsOverPush), deciding: deciding,
      readings: deciding.map { handbook.readings(of: $0.rule, in: circumstances) } ?? [],
      circumstances: circumstances, seen: inquiry.seen)
  }

  private static func step(_ world: inout World, _ event: Event, _ program: any AppProgram) {
    for step in react(to: event, in: world, running: program) { world.apply(step.change) }
  }
}

extension MatrixAddress.Kind {
  var push: Push {
    switch self {
    case .alert: return Push.alert(Push.defaultText)
    case .silent: return Push.silent
    case .mixed: return Push.mixed(Push.defaultText)
    }
  }
}

extension MatrixAddress.State {
  /// The events from the app's first launch on.
  var events: [Event] {
    switch self {
    case .active: return []
    case .background: return [.pressedHome]
    case .suspended: return [.pressedHome, .timePassed(.seconds(10))]
    case .reclaimed: return MatrixAddress.State.suspended.events + [.reclaimedMemory]
    case .swiped:
      return MatrixAddress.State.suspended.events + [.openedSwitcher, .swipedAppAway]
    }
  }
}

extension Profile {
  /// Up to iOS 7 a refusal depends on style, badge and sound; provisional permission came with iOS
  /// 12.
  fileprivate var permissions: [Permission] {
    MatrixAddress.permissions.filter { $0 != .provisional || hasProvisionalPermission }
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

  fileprivate var decides: Bool {
    switch change {
    case .call(let call): return call.callback.row.handsOverPush
    case .app(.notCalled): return true
    case .apns(let verdict): return verdict.fate != .delivered
    default: return false
    }
  }
}
