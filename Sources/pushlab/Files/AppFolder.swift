import CommandLanguage
import Platform
import TextGrid

/// A folder in place of an app's files: `--app MyApp`.
enum AppFolder {
  /// Subfolders that contain code other than the app's.
  private static let leftOut: Set = ["Pods", "Carthage", "DerivedData", "build", "fastlane"]
  private static let mostLevels = 16
  private static let mostEntries = 20_000

  static func isFolder(_ path: String) -> Bool { Folder.names(in: path, most: 1) != nil }

  /// The Swift files in the folder and its subfolders, sorted by path, and the Info.plist nearest to the top. Skips
  /// hidden folders, links to folders, and tests.
  static func files(in folder: String) throws(Diagnostics) -> [String] {
    var swift: [String] = []
    var plists: [(level: Int, path: String)] = []
    var entries = 0
    var open = [(path: folder, level: 0)]
    while let next = open.popLast() {
      for name in Folder.names(in: next.path, most: mostEntries) ?? [] {
        entries += 1
        guard entries <= mostEntries else { throw tooLarge(folder) }
        let path = next.path.hasSuffix("/") ? next.path + name : next.path + "/" + name
        if name.hasPrefix(".") { continue }
        if name.hasSuffix(".swift") {
          swift.append(path)
          guard swift.count < AppLibrary.mostFiles else { throw tooLarge(folder) }
        } else if name == "Info.plist" {
          plists.append((next.level, path))
        } else if next.level < mostLevels, !leftOut.contains(name), !name.hasSuffix("Tests"),
          !isLink(path), isFolder(path)
        {
          open.append((path, next.level + 1))
        }
      }
    }
    guard !swift.isEmpty else {
      throw Diagnostics(
        "--app \(VisibleText.of(folder))", en: "this folder has no Swift file",
        zh: "这个文件夹里没有 Swift 文件")
    }
    let plist = plists.min { ($0.level, $0.path) < ($1.level, $1.path) }
    return swift.sorted() + [plist?.path].compactMap { $0 }
  }

  private static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  private static func tooLarge(_ folder: String) -> Diagnostics {
    Diagnostics(
      "--app \(VisibleText.of(folder))",
      en: "this folder has too many files; an app has at most \(AppLibrary.mostFiles)",
      zh: "这个文件夹里的文件太多；一个应用最多包含 \(AppLibrary.mostFiles) 个文件")
  }
}
