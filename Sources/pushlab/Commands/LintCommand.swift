import AppCode
import ArgumentParser
import CommandLanguage
import LifecycleModel
import Lint

struct LintCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint", abstract: "Check .apns and .json payloads and AppDelegate .swift files.")

  @ArgumentParser.Argument(
    help: "Files that end in .apns, .json or .swift; an Info.plist tells the modes.")
  var files: [String]

  @OptionGroup var format: FormatOption

  @ArgumentParser.Option(help: "Check against one set of iOS rules: \(Profile.Name.list).")
  var profile: String?

  @ArgumentParser.Option(help: "UIBackgroundModes, the whole set: WORD,... or none.")
  var modes: String?

  @OptionGroup var language: LanguageOption

  mutating func run() throws {
    let language = try language.chosen()
    if files.contains(where: { $0.lowercased().hasSuffix(".swift") }) {
      try ReadingMemory.require(language)
    }
    let format = try format.chosen()
    let profile = try profile.map { Profile(try Profile.Name.chosen($0)) }
    let batch = LintBatch(
      files, modes: try modes.map(StageRequest.modes), profile: profile)
    var found: [Diagnostic] = []
    var hasComplaint = false
    for file in files.indices {
      switch batch.result(of: file) {
      case .success(let findings):
        if format == .text { StandardOutput.print(findings.flatMap { $0.lines(in: language) }) }
        found += findings
      case .failure(let complaint):
        complaint.print(in: language)
        hasComplaint = true
      }
    }
    if format == .json { StandardOutput.print([found.json], as: .json) }
    if hasComplaint { throw ExitCode(2) }
    if found.contains(where: { $0.severity == .error }) { throw ExitCode(1) }
  }
}

/// The files of one call. Every readable file is checked, even if others cannot be read. Delegates
/// are checked together, payloads one by one when their results are asked for.
struct LintBatch {
  private let files: [String]
  private let profile: Profile?
  /// The results of files that are read first, by their position among all files.
  private var results: [Int: Result<[Diagnostic], Diagnostics>] = [:]

  init(_ files: [String], modes: [BackgroundMode]?, profile: Profile?) {
    self.files = files
    self.profile = profile
    var modes = modes
    var delegates: [(place: Int, source: DelegateSource)] = []
    for (place, file) in files.enumerated() {
      guard let kind = Kind(file), kind != .payload else { continue }
      let text: String
      switch InputFile.read(file) {
      case .success(let bytes): text = String(decoding: bytes, as: UTF8.self)
      case .failure(let fault):
        results[place] = .failure(Diagnostics(fault: fault, file: file))
        continue
      }
      if kind == .delegate {
        delegates.append((place, DelegateSource(name: file, text: text)))
      } else if let list = InfoPlist(text) {
        modes = modes ?? list.modes ?? []
        results[place] = .success([])
      } else {
        results[place] = .failure(
          Diagnostics(file, en: "expected an Info.plist in XML", zh: "应为 XML 格式的 Info.plist"))
      }
    }
    let found = lintDelegates(delegates.map(\.source), modes: modes, profile: profile)
    for (delegate, findings) in zip(delegates, found) {
      results[delegate.place] = .success(findings.named(delegate.source.name))
    }
  }

  /// The diagnostics of a file, or why it could not be checked.
  func result(of place: Int) -> Result<[Diagnostic], Diagnostics> {
    if let result = results[place] { return result }
    let file = files[place]
    guard Kind(file) != nil else { return .failure(Diagnostics(file, Kind.expected(for: file))) }
    switch InputFile.read(file) {
    case .success(let bytes):
      return .success(lintPayload(utf8: bytes, limit: profile?.payloadLimit).named(file))
    case .failure(let fault): return .failure(Diagnostics(fault: fault, file: file))
    }
  }

  private enum Kind {
    case payload, delegate, propertyList

    static func expected(for file: String) -> Bilingual {
      Bilingual(
        en: (file.isObjectiveC ? "Objective-C is not read; " : "")
          + "expected a file that ends in .apns, .json or .swift",
        zh: (file.isObjectiveC ? "不支持 Objective-C；" : "") + "文件名应以 .apns、.json 或 .swift 结尾")
    }

    init?(_ file: String) {
      let name = file.lowercased()
      if name.hasSuffix(".apns") || name.hasSuffix(".json") {
        self = .payload
      } else if name.hasSuffix(".swift") {
        self = .delegate
      } else if name.hasSuffix(".plist") {
        self = .propertyList
      } else {
        return nil
      }
    }
  }
}
