import ArgumentParser
import CommandLanguage
import Lessons
import Platform

struct ReportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report",
    abstract: "For teachers: one table (CSV) out of a folder of progress files.")

  @ArgumentParser.Argument(
    help: "A folder with a file NAME.progress of each learner.")
  var folder: String

  @ArgumentParser.Option(
    help: "A pack of lessons: a row for every learner and lesson, begun or not.")
  var pack: String?

  @ArgumentParser.Flag(
    help: "For each question the share of right first answers and the most chosen wrong one.")
  var summary = false

  @OptionGroup var common: CommonOptions

  mutating func run() throws {
    let language = try common.language.chosen()
    let pack = try pack.map { try Pack.read($0, common.found().lessonFiles) }
    var reading = Reading(folder: folder, language: language)
    let report = try reading.report(against: pack?.hash)
    if summary {
      StandardOutput.print(report.summary(of: pack))
    } else {
      StandardOutput.print(pack.map { report.lines(of: $0) } ?? report.lines)
    }
    for line in reading.remarks { StandardOutput.printError(line) }
    for complaint in reading.complaints { complaint.print(in: language) }
    if !reading.complaints.isEmpty { throw ExitCode(2) }
  }

  /// Reads the progress files of a class.
  private struct Reading {
    let folder: String
    let language: Language
    private(set) var complaints: [Diagnostics] = []
    /// Notes about files that could be read.
    private(set) var remarks: [String] = []

    private static let ending = ".progress"
    /// The most bytes of all progress files. A file about the whole course has less than 40,000.
    private static let mostBytes = 32 << 20

    init(folder: String, language: Language) {
      self.folder = folder
      self.language = language
    }

    mutating func report(against pack: ContentHash?) throws(Diagnostics) -> ClassReport {
      guard let names = Folder.names(in: folder) else {
        let words = Bilingual(en: "there is no such folder", zh: "没有这个文件夹")
        throw Diagnostics(folder, words)
      }
      let learners = names.filter { $0.hasSuffix(Self.ending) }
      guard !learners.isEmpty else {
        let words = Bilingual(
          en: "no file in it ends in \(Self.ending)", zh: "其中没有以 \(Self.ending) 结尾的文件")
        throw Diagnostics(folder, words)
      }
      var report = ClassReport()
      var total = 0
      for name in learners {
        let path = "\(folder)/\(name)"
        switch InputFile.read(path) {
        case .failure(let fault): complaints.append(Diagnostics(fault: fault, file: path))
        case .success(let bytes):
          total += bytes.count
          guard total <= Self.mostBytes else {
            complaints.append(Diagnostics(path, Self.tooMuch))
            return report
          }
          let reader = ProgressReader(bytes)
          report.add(reader.progress, of: String(name.dropLast(Self.ending.count)))
          if !reader.faults.isEmpty {
            complaints.append(Diagnostics(reader.faults, file: path))
          }
          if let pack, let own = reader.progress.pack, own != pack { remark(path) }
        }
      }
      return report
    }

    private static let tooMuch = Bilingual(
      en: "the progress files are more than \(mostBytes >> 20) MiB together; this one and those "
        + "after it are not in the table",
      zh: "进度文件合计超过 \(mostBytes >> 20) MiB；此文件及其后的文件未列入表中")

    private mutating func remark(_ path: String) {
      let words = Bilingual(
        en: "handed in with another edition of the pack; changed lessons are told as changed",
        zh: "提交时使用的是课程包的另一版本；有改动的课程会标为 changed")
      remarks.append("\(VisibleText.line(path)): \(words[language])")
    }
  }
}

extension Pack {
  /// Reads the pack in a folder. Throws if one of its lessons cannot be read.
  static func read(_ path: String, _ files: LessonFiles) throws(Diagnostics) -> Pack {
    var folder = path
    while folder.count > 1, folder.hasSuffix("/") { folder.removeLast() }
    let pack = try files.pack(in: folder)
    let faults = pack.entries.compactMap { entry -> Diagnostics? in
      if case .failure(let faults) = entry.lesson { return faults }
      return nil
    }
    if let first = faults.first { throw first }
    return pack
  }
}
