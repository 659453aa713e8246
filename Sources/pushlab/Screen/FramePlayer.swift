import Dashboard
import Laboratory
import Lessons
import NcursesTerminal
import Platform
import TextGrid

/// The dashboard without a terminal: inputs out of a file, frames as text.
struct FramePlayer {
  var state: DashboardState
  var runner: EffectRunner
  let showsEvery: Bool
  private let printer: FramePrinter

  init(
    state: DashboardState, library: AppLibrary, showsEvery: Bool, writes: WritePermission,
    svgFolder: String?
  ) {
    self.state = state
    self.state.searchGauge = { ProcessGauge.begin() }
    self.state.isMemoryFull = { hasMoreInMemory(than: Session.mostMemory) }
    runner = EffectRunner(library: library, writes: writes)
    self.showsEvery = showsEvery
    printer = FramePrinter(svgFolder: svgFolder)
  }

  mutating func begin(_ learning: LessonRun, _ course: Course) {
    runner.course = course
    let learning = EffectRunner.withKeptFile(learning, state.language)
    _ = runner.carryOut(state.take(.lesson(learning, acts: [])), in: &state)
  }

  /// The exit status.
  mutating func play(_ script: [ScriptedInput]) throws -> Int32 {
    var status: Int32?
    var number = 0
    for line in script {
      number += 1
      for input in line.inputs where status == nil {
        status = runner.carryOut(state.update(input), in: &state)
        while status == nil, state.isBusy {
          status = runner.carryOut(state.update(.tick), in: &state)
        }
      }
      if showsEvery { try printer.print(state.render().grid, number, state.theme) }
      if status != nil { break }
    }
    if !showsEvery { try printer.print(state.render().grid, number, state.theme) }
    return status ?? 0
  }
}
