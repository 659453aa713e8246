import ArgumentParser

struct Play: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "play", abstract: "Free play: the dashboard, or a dialogue in lines.",
    shouldDisplay: false)

  @Flag(help: "A line dialogue instead of the dashboard.")
  var plain = false

  @OptionGroup var screen: ScreenOptions
  @OptionGroup var writes: WriteOptions
  @OptionGroup var stage: StageOptions

  func run() throws {
    try FreePlay(
      plain: plain, screen: screen.request, stage: stage.request, writes: writes.permission
    ).run()
  }
}
