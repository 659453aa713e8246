import ArgumentParser
import CommandLanguage
import Laboratory

struct Play: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "play", abstract: "Free play: a dialogue in lines.", shouldDisplay: false)

  @Flag(help: "A line dialogue instead of the dashboard.")
  var plain = false

  @OptionGroup var stage: StageOptions

  mutating func run() throws {
    let language = try stage.chosenLanguage()
    var library = AppLibrary(resources: try Resources.found(stage.resources))
    let setup = try stage.setup(&library, language)
    var dialogue = LineDialogue(setup: setup, library: library, language: language)
    dialogue.run()
  }
}
