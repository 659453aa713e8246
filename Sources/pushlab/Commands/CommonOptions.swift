import ArgumentParser
import CommandLanguage

/// `--language`.
struct LanguageOption: ParsableArguments {
  @ArgumentParser.Option(help: "en or zh-Hans.")
  var language: String?

  func chosen() throws(Diagnostics) -> Language { try Language.chosen(language) }
}

/// `--language` and `--resources`.
struct CommonOptions: ParsableArguments {
  @OptionGroup var language: LanguageOption

  @ArgumentParser.Option(help: "Folder with assets/ and lessons/.")
  var resources: String?

  func found() throws(Diagnostics) -> Resources { try Resources.found(resources) }
}

/// `--format`: text for people or JSON for programs.
struct FormatOption: ParsableArguments {
  @ArgumentParser.Option(help: "text or json.")
  var format = "text"

  enum Format: String, CaseIterable {
    case text, json
  }

  func chosen() throws(Diagnostics) -> Format {
    guard let chosen = Format(rawValue: format) else {
      throw Diagnostics(unknown: format, of: "--format", among: Format.allCases.map(\.rawValue))
    }
    return chosen
  }
}
