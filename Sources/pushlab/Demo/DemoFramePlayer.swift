import Dashboard
import Demo
import Laboratory
import NcursesTerminal
import Platform
import TextGrid

/// A demo without a terminal: inputs from a file, frames as text.
struct DemoFramePlayer: ScriptedScreen {
  var state: DemoState
  var runner: EffectRunner
  let printer: FramePrinter
  let showsEvery: Bool

  init(state: DemoState, library: AppLibrary, showsEvery: Bool, svgFolder: String?) {
    self.state = state.limitedToProcess()
    runner = EffectRunner(library: library, writes: WritePermission.none)
    self.showsEvery = showsEvery
    printer = FramePrinter(svgFolder: svgFolder)
  }

  mutating func take(_ input: Input) -> Int32? {
    runner.carryOut(state.update(input), inDetourOf: &state)
  }
}

extension EffectRunner {
  /// Ends the show if an effect quits; carries out all others on the detour. Returns the exit
  /// status, or nil to continue.
  mutating func carryOut(_ effects: [Effect], inDetourOf state: inout DemoState) -> Int32? {
    for effect in effects {
      if case .quit(let status) = effect { return status }
    }
    guard var free = state.detour else { return nil }
    let status = carryOut(effects, in: &free)
    state.detour = status == nil ? free : nil
    return nil
  }
}
