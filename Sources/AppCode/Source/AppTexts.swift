import LifecycleModel
import Payloads

/// The localized strings of an app in the language of the phone, which is English.
package struct AppTexts: Sendable {
  /// The name of the file: `en.lproj/Localizable.strings`.
  package let file: String
  package let texts: LocalizedTexts

  /// Reads all files and uses English, or else the base language, or else the first. nil without files. `firstLine`:
  /// the line number of the first file, for errors.
  init?(_ files: [AppSource], firstLine: Int) throws(Located<SourceProblem>) {
    var best: (rank: Int, file: AppSource, entries: [String: String])?
    var line = firstLine
    for file in files {
      let entries: [String: String]
      do throws(Located<SourceProblem>) {
        entries = try AppTexts.entries(of: file)
      } catch {
        var error = error
        error.line += line - 1
        throw error
      }
      let rank = AppTexts.rank(of: file.language)
      if rank < best?.rank ?? .max { best = (rank, file, entries) }
      line += LineTable.lines(of: file.text).count
    }
    guard let best else { return nil }
    let folder = best.file.language.map { "\($0).lproj/" } ?? ""
    file = folder + best.file.name
    texts = LocalizedTexts(best.entries)
  }

  private static func rank(of language: String?) -> Int {
    guard let language, language != "Base" else { return 2 }
    if language == "en" { return 0 }
    return language.hasPrefix("en-") ? 1 : 3
  }

  private static func entries(
    of file: AppSource
  ) throws(Located<SourceProblem>) -> [String: String] {
    guard file.name.lowercased().hasPrefix("localizable.") else {
      throw Located(line: 1, column: 1, .otherTexts)
    }
    let entries =
      file.isCatalog ? try catalog(file.text) : try StringsReader.read(file.text)
    guard entries.count <= StringsReader.mostTexts else {
      throw Located(line: 1, column: 1, .tooManyTexts(limit: StringsReader.mostTexts))
    }
    return entries
  }

  /// A String Catalog: for each key the English string, or else the source language's, or else the key itself. Omits
  /// strings that vary by number or device.
  private static func catalog(_ text: String) throws(Located<SourceProblem>) -> [String: String] {
    let document: JSONDocument
    do throws(JSONError) {
      document = try JSONReader.read(text)
    } catch {
      throw Located(line: error.position.line, column: error.position.column, .noCatalog)
    }
    guard case .object(let members)? = document.value["strings"] else {
      throw Located(line: 1, column: 1, .noCatalog)
    }
    let source = document.value["sourceLanguage"]?.asString ?? "en"
    let localizations = members.map { $0.value["localizations"] }
    let language = localizations.contains { $0?["en"] != nil } ? "en" : source
    var entries: [String: String] = [:]
    for (member, localization) in zip(members, localizations) {
      let own = localization?[language]
      if let value = own?["stringUnit"]?["value"]?.asString {
        entries[member.key] = value
      } else if own == nil, language == source {
        entries[member.key] = member.key
      }
    }
    let limit = StringsReader.longest
    if entries.contains(where: { max($0.key.utf8.count, $0.value.utf8.count) > limit }) {
      throw Located(line: 1, column: 1, .textTooLong(limit: limit))
    }
    return entries
  }
}
