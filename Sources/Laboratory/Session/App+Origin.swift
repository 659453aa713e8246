import CommandLanguage
import Platform

extension App {
  /// Where the app's own files were read.
  package struct Origin: Sendable {
    /// The absolute paths, in the order of the choice.
    package var paths: [String]
    /// The working folder of the process.
    package var workingFolder: String

    package init(paths: [String], workingFolder: String) {
      self.paths = paths
      self.workingFolder = workingFolder
    }

    /// The name that a script saved as `script` must use for the file `path`: the name as typed if it still leads to
    /// the file, otherwise the relative path from the script's folder if the file is below it, otherwise the absolute
    /// path.
    fileprivate func name(of path: String, typed: String, in script: String) -> String {
      if typed.isAbsolutePath { return typed }
      guard let folder = plain(script.pathFolder), let file = plain(path) else { return path }
      if folder == plain(""), plain(typed) == file { return typed }
      guard file.isPath(atOrBelow: folder) else { return path }
      let head = folder.utf8.last == UInt8(ascii: "/") ? folder.utf8.count : folder.utf8.count + 1
      return String(decoding: file.utf8.dropFirst(head), as: UTF8.self)
    }

    /// The absolute path without `.`; nil if it has `..`, which may lead through a link.
    private func plain(_ path: String) -> String? {
      let whole = path.isAbsolutePath ? path : workingFolder + "/" + path
      let parts = whole.pathParts.filter { $0 != "." }
      return parts.contains("..") ? nil : "/" + parts.joined(separator: "/")
    }
  }

  /// The choice with the paths from which the files were read, which may be in a lesson's folder.
  package var choiceOfOrigin: AppChoice {
    guard let origin else { return choice }
    switch choice {
    case .builtIn: return choice
    case .file(let path): return .file(path: origin.paths.first ?? path)
    case .files: return .files(origin.paths)
    }
  }

  /// The choice as the command `app` names it in a script saved as `script`.
  func choice(namedIn script: String) -> AppChoice {
    guard let origin else { return choice }
    func name(_ typed: String, _ index: Int) -> String {
      origin.paths.indices.contains(index)
        ? origin.name(of: origin.paths[index], typed: typed, in: script) : typed
    }
    switch choice {
    case .builtIn: return choice
    case .file(let path): return .file(path: name(path, 0))
    case .files(let paths): return .files(paths.enumerated().map { name($1, $0) })
    }
  }
}
