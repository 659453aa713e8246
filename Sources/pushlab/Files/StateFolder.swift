import CommandLanguage
import Platform

/// The folder of the program's persistent files: `$XDG_STATE_HOME/pushlab`, by default
/// `~/.local/state/pushlab`.
enum StateFolder {
  /// nil if neither XDG_STATE_HOME nor HOME is set. Ignores a relative XDG_STATE_HOME, as the XDG
  /// specification requires.
  static var path: String? {
    if let base = environmentVariable("XDG_STATE_HOME"), base.isAbsolutePath {
      return base + "/pushlab"
    }
    return environmentVariable("HOME").map { $0 + "/.local/state/pushlab" }
  }

  /// Returns the state folder or a folder in it. Creates a missing one, for this user only. Throws
  /// the system's error message.
  static func make(_ name: String? = nil) throws(StateFault) -> String {
    guard let path else { throw StateFault(Bilingual(en: "HOME is not set", zh: "没有设置 HOME")) }
    let whole = name.map { path + "/" + $0 } ?? path
    var made = ""
    for part in whole.pathParts {
      made += "/" + part
      if mkdir(made, 0o700) != 0, errno != EEXIST {
        throw StateFault(made, number: errno)
      }
    }
    guard access(whole, W_OK) == 0 else {
      throw StateFault(whole, number: errno)
    }
    return whole
  }
}

struct StateFault: Error {
  /// The file or folder; nil if the reason already names it.
  let place: String?
  let reason: Bilingual

  var words: Bilingual {
    guard let place else { return reason }
    return Bilingual(en: "\(place): \(reason.en)", zh: "\(place)：\(reason.zh)")
  }

  init(_ words: Bilingual) { (place, reason) = (nil, words) }

  init(_ place: String, en: String, zh: String) {
    self.place = place
    reason = Bilingual(en: en, zh: zh)
  }

  /// The system's error message, which is in one language.
  init(_ place: String, number: Int32) {
    let words = String(cString: strerror(number))
    self.init(place, en: words, zh: words)
  }
}
