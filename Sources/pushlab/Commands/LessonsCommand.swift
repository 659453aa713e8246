import ArgumentParser
import CommandLanguage
import Lessons

struct LessonsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lessons", abstract: "List the lessons and your progress.")

  @OptionGroup var format: FormatOption

  @OptionGroup var common: CommonOptions

  mutating func run() throws {
    let language = try common.language.chosen()
    let format = try format.chosen()
    let resources = try common.found()
    let pack = try resources.lessonFiles.pack(in: resources.lessonFolder)
    var complaints = pack.entries.compactMap { entry -> Diagnostics? in
      guard case .failure(let faults) = entry.lesson else { return nil }
      return faults
    }
    let progress = progress(&complaints)
    let renames = Renames(pack.renamed, lessons: pack.lessons.map(\.id))
    let list = LessonList(pack.lessons, progress, renames, parts: pack.parts)
    switch format {
    case .text: StandardOutput.print(list.lines(in: language))
    case .json: StandardOutput.print([list.json], as: .json)
    }
    for complaint in complaints { complaint.print(in: language) }
    if !complaints.isEmpty { throw ExitCode(2) }
  }

  /// The readable part of the progress file. Reports damage but does not repair it; `learn`, which may write, does.
  private func progress(_ complaints: inout [Diagnostics]) -> Progress {
    switch ProgressFile.read() {
    case .success(let reader):
      if !reader.faults.isEmpty {
        complaints.append(
          Diagnostics(reader.faults, file: ProgressFile.path ?? "progress"))
      }
      return reader.progress
    case .failure(let fault):
      complaints.append(Diagnostics(naming: fault.words))
      return Progress()
    }
  }
}
