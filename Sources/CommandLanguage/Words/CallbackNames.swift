import LifecycleModel
import TextGrid

/// The names of callbacks, long and short.
package enum CallbackNames {
  /// nil if no callback has that name.
  package static func callback(named spelling: String) -> CallbackName? {
    if let task = task(in: spelling) {
      return CallbackName(spelling: spelling, callbacks: [.launchHandler], task: task)
    }
    guard let callbacks = index[key(spelling)] else { return nil }
    return CallbackName(spelling: spelling, callbacks: callbacks)
  }

  /// The task in `launchHandler(ID)`, as traces write it.
  private static func task(in spelling: String) -> String? {
    let start = Callback.launchHandler.swiftName + "("
    guard key(spelling).hasPrefix(key(start)), spelling.hasSuffix(")") else { return nil }
    let task = spelling.dropFirst(start.count).dropLast()
    return task.isEmpty ? nil : String(task)
  }

  /// The short name that completion and "did you mean" offer.
  package static func shortName(of callback: Callback) -> String {
    shortest[callback] ?? callback.swiftName
  }

  private static let shortest: [Callback: String] = Dictionary(
    uniqueKeysWithValues: Callback.allCases.map { ($0, names(of: $0).shorts[0]) })

  /// Every short name once, in the order of `Callback.allCases`.
  package static let shortNames: [String] = {
    var seen: Set<String> = []
    return Callback.allCases.flatMap { names(of: $0).shorts }
      .filter { seen.insert(key($0)).inserted }
  }()

  package static func nearest(to spelling: String) -> String? {
    let isFullName = spelling.unicodeScalars.contains { $0 == ":" || $0 == "(" }
    if isFullName {
      let full = Callback.allCases.flatMap { [$0.swiftName, $0.row.objectiveCName] }
      if let near = Nearest.word(to: spelling, among: full) { return near }
    }
    let word = firstWord(of: spelling)
    if let near = Nearest.word(to: word, among: shortNames) { return near }
    // `didFailToRegister`, `memoryWarning`.
    let part = key(word)
    guard part.utf8.count >= shortestPart else { return nil }
    return shortNames.first { key($0).hasPrefix(part) }
      ?? shortNames.first { key($0).contains(part) }
  }

  /// In bytes. Shorter words are part of too many names.
  private static let shortestPart = 6

  private static func key(_ spelling: String) -> String { spelling.lowercased() }

  private static let index: [String: [Callback]] = {
    var index: [String: [Callback]] = [:]
    for callback in Callback.allCases {
      let names = names(of: callback)
      let stems = names.full.map(stem).filter { stem in
        !owners.contains { key($0) == key(stem) }
      }
      for name in Set((names.full + stems + names.shorts).map(key)) {
        index[name, default: []] += [callback]
      }
    }
    return index
  }()

  /// `applicationDidBecomeActive` for `applicationDidBecomeActive(_:)`.
  private static func stem(_ name: String) -> String {
    String(name.prefix { $0 != ":" && $0 != "(" })
  }

  private static func names(of callback: Callback) -> (full: [String], shorts: [String]) {
    let full = [callback.swiftName, callback.row.objectiveCName]
    // Its longer short name usually means the method with options.
    if callback == .didFinishLaunchingOld { return (full, [stem(callback.swiftName)]) }
    var shorts: [String] = []
    for name in full {
      let word = firstWord(of: name)
      // `didFinishLaunching` is the common name of `didFinishLaunchingWithOptions`.
      let said = word.range(ofWord: "With").map { String(word[..<$0]) } ?? word
      for short in [said, word] where !shorts.contains(short) { shorts.append(short) }
      for label in labels(of: name) where !shorts.contains(label) { shorts.append(label) }
    }
    return (full, shorts + (inPlaceOfAMethod[callback].map { [$0] } ?? []))
  }

  /// Common names of callbacks that code awaits or observes.
  private static let inPlaceOfAMethod: [Callback: String] = [
    .scenePhaseChange: "scenePhase", .locationUpdate: "liveUpdates", .monitorEvent: "CLMonitor",
  ]

  /// The later labels that name the event: `urlSession(_:task:didCompleteWithError:)`.
  private static func labels(of name: String) -> [String] {
    name.split { $0 == ":" || $0 == "(" || $0 == ")" }.dropFirst(2).map(String.init)
      .filter { $0.hasPrefix("did") || $0.hasPrefix("will") }
  }

  private static let owners = [
    "userNotificationCenter", "application", "locationManager", "urlSession", "pushRegistry",
    "pushSDK", "scene",
  ]

  /// The word after `application`, `scene`... up to the first `:` or `(`.
  private static func firstWord(of name: String) -> String {
    var rest = name[...]
    if let owner = owners.first(where: { rest.lowercased().hasPrefix($0.lowercased()) }) {
      rest = rest.dropFirst(owner.count)
      for mark in ["(_:", ":"] where rest.hasPrefix(mark) { rest = rest.dropFirst(mark.count) }
    }
    let word = rest.prefix { $0 != ":" && $0 != "(" }
    return word.prefix(1).lowercased() + word.dropFirst()
  }
}

extension String {
  /// The position of a capitalized word inside a name, but not at its beginning.
  fileprivate func range(ofWord word: String) -> String.Index? {
    indices.dropFirst().first { self[$0...].hasPrefix(word) }
  }
}
