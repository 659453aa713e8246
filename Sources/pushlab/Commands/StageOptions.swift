import ArgumentParser
import LifecycleModel

/// Options for the configuration and the language, shared by the commands that play.
struct StageOptions: ParsableArguments {
  @ArgumentParser.Option(help: "The set of iOS rules: \(Profile.Name.list).")
  var profile: String?

  @ArgumentParser.Option(
    help:
      "The delegate under test: a built-in app, a .swift file (again for further files) or a folder."
  )
  var app: [String] = []

  @ArgumentParser.Option(help: "A named reading of a disputed fact: NAME=on or NAME=off.")
  var option: [String] = []

  @ArgumentParser.Option(help: "UIBackgroundModes, the whole set: WORD,... or none.")
  var modes: String?

  @OptionGroup var common: CommonOptions

  var request: StageRequest {
    StageRequest(
      profile: profile, app: app, option: option, modes: modes, language: common.language.language,
      resources: common.resources)
  }
}
