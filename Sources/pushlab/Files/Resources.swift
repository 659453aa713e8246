import CommandLanguage
import Platform

/// The folder with `assets/`.
struct Resources {
  let folder: String

  struct NotFound: Error {
    var places: [String]
  }

  /// The given folder; without one, the executable's folder (links resolved) or
  /// `../share/pushlab` from there.
  static func find(given: String?) throws(NotFound) -> Resources {
    var places: [String] = []
    if let given {
      places.append(given)
    } else if let home = executableFolder {
      places.append(home + "/pushlab_pushlab.resources")
      places.append(InputFile.folder(of: home) + "/share/pushlab")
    }
    for place in places where access(place + "/assets/apps", R_OK) == 0 {
      return Resources(folder: place)
    }
    throw NotFound(places: places)
  }

  private static var executableFolder: String? {
    executablePath().map(InputFile.folder(of:))
  }

  /// The names, without ending, of the files in a folder of assets, sorted.
  func names(in subfolder: String, ending: String) -> [String] {
    Self.names(in: folder + "/assets/" + subfolder, ending: ending)
  }

  static func names(in folder: String, ending: String) -> [String] {
    (Folder.names(in: folder) ?? []).filter { $0.hasSuffix(ending) }
      .map { String($0.dropLast(ending.count)) }.sorted()
  }

  func path(_ subfolder: String, _ name: String) -> String {
    folder + "/assets/" + subfolder + "/" + name
  }
}
