import Dashboard
import Laboratory
import Lessons
import NcursesTerminal
import Platform
import TextGrid

/// The dashboard without a terminal: inputs from a file, frames as text.
struct FramePlayer: ScriptedScreen {
  var state: DashboardState
  var runner: EffectRunner
  let showsEvery: Bool
  let printer: FramePrinter

  init(
    state: DashboardState, library: AppLibrary, showsEvery: Bool, writes: WritePermission,
    svgFolder: String?
  ) {
    self.state = state.limitedToProcess()
    runner = EffectRunner(library: library, writes: writes)
    self.showsEvery = showsEvery
    printer = FramePrinter(svgFolder: svgFolder)
  }

  mutating func begin(_ learning: LessonRun, _ course: Course) {
    runner.course = course
    let learning = EffectRunner.withKeptFile(learning)
    _ = runner.carryOut(state.take(.lesson(learning, acts: [])), in: &state)
  }

  mutating func take(_ input: Input) -> Int32? {
    runner.carryOut(state.update(input), in: &state)
  }
}

/// A screen that takes its inputs from a file and prints its frames.
protocol ScriptedScreen {
  associatedtype State: ScreenState
  var state: State { get }
  var runner: EffectRunner { get }
  var printer: FramePrinter { get }
  var showsEvery: Bool { get }
  /// Handles an input and its effects. Returns the exit status, or nil to continue.
  mutating func take(_ input: Input) -> Int32?
}

extension ScriptedScreen {
  /// Returns the exit status.
  mutating func play(_ script: [ScriptedInput]) throws -> Int32 {
    var status: Int32?
    var number = 0
    for line in script {
      number += 1
      for input in line.inputs where status == nil {
        status = take(input)
        while status == nil, state.isBusy { status = take(.tick) }
      }
      if showsEvery { try printFrame(number) }
      if status != nil { break }
    }
    if !showsEvery { try printFrame(number) }
    return runner.hasOutputFault ? 3 : status ?? 0
  }

  private func printFrame(_ number: Int) throws {
    try printer.print(state.render().grid, number, state.theme)
  }
}
