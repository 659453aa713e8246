import CommandLanguage
import Laboratory
import LifecycleModel
import Platform
import TextGrid

/// The author's check of all lessons and packs under some paths.
package struct Checker {
  private let files: LessonFiles
  private let blessing: Bool
  private var search: FolderSearch
  package private(set) var result = CheckResult()
  /// The folders of the path that was checked last; empty if it names a file.
  package private(set) var folders: [FolderSearch.Folder] = []

  package init(_ files: LessonFiles, blessing: Bool = false) {
    self.files = files
    self.blessing = blessing
    search = FolderSearch(files)
  }

  /// Checks a pack, a lesson's folder or file, or a folder that contains some of them. Returns false if a complete
  /// search found no lesson.
  package mutating func check(_ path: String) -> Bool {
    let before = result.lessons
    let wasCutOff = search.isCutOff
    let found = search.folders(from: Self.folder(path))
    folders = Self.isFile(path) ? [] : found
    // The last pack or lesson found. Its own folders contain no further ones.
    var whole: String?
    for folder in found {
      if let whole, folder.path.isPath(atOrBelow: whole) { continue }
      let isPack = files.isPack(folder.path)
      guard isPack || files.isLesson(folder.path) else { continue }
      whole = folder.path
      if isPack { pack(folder) } else { alone(folder.path, blessing ? .written : .none) }
    }
    if search.isCutOff, !wasCutOff { result.add([Self.tooMany(path)]) }
    return result.lessons > before || search.isCutOff
  }

  private static func isFile(_ path: String) -> Bool {
    path.hasSuffix(".md") || path.hasSuffix(".yaml")
  }

  private static func folder(_ path: String) -> String {
    if isFile(path) { return path.pathFolder.isEmpty ? "." : path.pathFolder }
    return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  private static func tooMany(_ path: String) -> Diagnostic {
    let most = FolderSearch.mostEntries
    return Diagnostic(
      .format, SourcePlace(file: path),
      en: "there are more than \(most) files and folders; the rest was not searched. "
        + "Name the packs, lessons and demos themselves",
      zh: "文件和文件夹超过 \(most) 个，其余未查找；请直接写出课程包、课程或演示的路径")
  }

  // MARK: One lesson

  /// Checks a lesson outside of its pack, which it reads for the lessons that this one needs.
  private mutating func alone(_ folder: String, _ blessing: TraceUpdate) {
    let outer = Self.parent(of: folder)
    let pack = try? files.pack(in: outer)
    let read: Result<Lesson, Diagnostics>
    do {
      read = .success(try files.lesson(in: folder))
    } catch {
      read = .failure(error)
    }
    lesson(read, in: pack, blessing)
  }

  private static func parent(of folder: String) -> String {
    guard let slash = folder.lastIndex(of: "/") else { return folder == "." ? ".." : "." }
    return slash == folder.startIndex ? "/" : String(folder[..<slash])
  }

  private mutating func lesson(
    _ read: Result<Lesson, Diagnostics>, in pack: Pack?, _ blessing: TraceUpdate
  ) {
    result.lessons += 1
    switch read {
    case .failure(let faults):
      result.add(faults.list.map { Diagnostic($0, .format) })
    case .success(let lesson):
      result.add([])
      let needed = lesson.needs.compactMap { word in
        pack?.lesson(word.text).flatMap { try? files.prepare($0) }
      }
      var checker = LessonChecker(
        files: files, lesson: lesson, needed: needed, isInPack: pack != nil)
      checker.run(blessing)
      result.add(checker.result)
    }
  }

  // MARK: A pack

  private mutating func pack(_ folder: FolderSearch.Folder) {
    let unlinked = folder.names.map { folder.path + "/" + $0 }.filter { !files.isLink($0) }
    let pack: Pack
    do {
      pack = try files.pack(in: folder.path)
      result.add([])
    } catch {
      // Without pack.yaml the lessons cannot be found. Each folder still counts as one.
      result.add(error.list.map { Diagnostic($0, .pack) })
      for place in unlinked where files.isLesson(place) {
        alone(place, blessing ? .refused(Self.brokenPack) : .none)
      }
      if result.lessons == 0 { result.lessons = 1 }
      return
    }
    result.add(unlisted(pack, unlinked))
    for entry in pack.entries {
      let isLink = files.isLink(folder.path + "/" + entry.folder)
      lesson(
        entry.lesson, in: pack, !blessing ? .none : isLink ? .refused(Self.linked) : .written)
    }
    result.add(identifiers(pack))
    result.add(needs(pack))
    if !pack.renamed.isEmpty { result.add(renamed(pack)) }
    if !pack.parts.isEmpty { result.add(parts(pack)) }
    if pack.notTaught != nil { result.add(rules(pack)) }
    if pack.lessons.contains(where: { !$0.explains.isEmpty }) { result.add(terms(pack)) }
  }

  private static let brokenPack = Bilingual(
    en: "nothing is written for a pack whose \(LessonFiles.packFile) has errors",
    zh: "\(LessonFiles.packFile) 有错误的课程包不会写入任何文件")

  private static let linked = Bilingual(
    en: "the lesson's folder is a symbolic link, and nothing is written through it; check the "
      + "folder itself",
    zh: "课程文件夹是符号链接，不会通过它写入；请检查文件夹本身")

  /// `places`: the contents of the pack's folder.
  private func unlisted(_ pack: Pack, _ places: [String]) -> [Diagnostic] {
    let listed = Set(pack.entries.map { pack.folder + "/" + $0.folder })
    return places.filter { !listed.contains($0) && files.isLesson($0) }.map { place in
      let name = VisibleText.of(place.pathParts.last ?? place)
      return Diagnostic(
        .pack, pack.place, en: "the lesson in \(name) is not in the list",
        zh: "\(name) 里的课程没有列入")
    }
  }

  private func identifiers(_ pack: Pack) -> [Diagnostic] {
    var seen: Set<String> = []
    return pack.lessons.compactMap { lesson in
      guard !seen.insert(lesson.id).inserted else { return nil }
      return Diagnostic(Diagnostic(.twoLessons(lesson.id), lesson.places.key("id")), .pack)
    }
  }

  /// A lesson comes after the lessons that it needs.
  private func needs(_ pack: Pack) -> [Diagnostic] {
    var found: [Diagnostic] = []
    var before: [String] = []
    let all = pack.lessons.map(\.id)
    for lesson in pack.lessons {
      for word in lesson.needs where !before.contains(word.text) {
        let isLater = all.contains(word.text)
        let near = Nearest.word(to: word.text, among: all).map { "; did you mean \($0)?" } ?? ""
        found.append(
          isLater
            ? Diagnostic(
              .needs, word.place, en: "the lesson \(word.text) comes later in the pack",
              zh: "课程 \(word.text) 在课程包里排在后面")
            : Diagnostic(
              .needs, word.place, en: "the pack has no lesson \(VisibleText.of(word.text))" + near,
              zh: "课程包里没有课程 \(VisibleText.of(word.text))"))
      }
      before.append(lesson.id)
    }
    return found
  }

  /// Each part begins with a lesson of the pack, and the parts follow the order of the lessons from
  /// the first one on.
  private func parts(_ pack: Pack) -> [Diagnostic] {
    let ids = pack.lessons.map(\.id)
    let places = pack.parts.map { part in ids.firstIndex(of: part.first) }
    let known = places.compactMap { $0 }
    if known.count == places.count, known == known.sorted(), known.first == 0 { return [] }
    return [
      Diagnostic(
        .pack, pack.place,
        en:
          "parts have to begin with lessons of the pack, in its order and from its first lesson on",
        zh: "parts 必须以课程包里的课程开头，顺序一致，并从第一课开始")
    ]
  }

  private func renamed(_ pack: Pack) -> [Diagnostic] {
    let all = pack.lessons.map(\.id)
    return pack.renamed.sorted { $0.key < $1.key }.compactMap { old, new in
      if all.contains(old) {
        return Diagnostic(
          .renamed, pack.place, en: "a lesson still has the id \(old)",
          zh: "仍有课程的 id 是 \(old)")
      }
      if !all.contains(new), pack.renamed[new] == nil {
        return Diagnostic(
          .renamed, pack.place, en: "\(old) was renamed to \(new), which the pack does not have",
          zh: "\(old) 改名为 \(new)，但课程包里没有它")
      }
      return nil
    }
  }

  /// Every rule of the handbook is taught by a lesson or listed as not taught.
  private func rules(_ pack: Pack) -> [Diagnostic] {
    let listed = pack.notTaught ?? []
    let taught = Set(pack.lessons.flatMap(\.teaches))
    var found: [Diagnostic] = []
    for rule in Rule.allCases
    where !taught.contains(rule) && !listed.contains(where: { $0.text == rule.id }) {
      found.append(
        Diagnostic(
          .rules, pack.place, en: "no lesson teaches \(rule.id), and not-taught does not list it",
          zh: "没有课程讲授 \(rule.id)，not-taught 里也没有列出"))
    }
    for word in listed {
      if let rule = Rule(rawValue: word.text), taught.contains(rule) {
        found.append(
          Diagnostic(
            .rules, word.place, en: "\(rule.id) is taught; take it out of not-taught",
            zh: "\(rule.id) 已有课程讲授，请从 not-taught 里去掉"))
      }
    }
    return found
  }
}

extension CheckResult {
  package mutating func add(_ other: CheckResult) {
    passed += other.passed
    failed += other.failed
    complaints += other.complaints
    blessed += other.blessed
  }
}
