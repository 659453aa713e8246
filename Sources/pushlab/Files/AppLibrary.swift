import AppCode
import CommandLanguage
import Laboratory
import LifecycleModel
import Platform
import TextGrid

/// Reads delegates: built-in ones by name, the user's own by path. Each is read once.
struct AppLibrary {
  let resources: Resources
  private(set) var apps: [AppChoice: App] = [:]
  static let mostFiles = 1_000
  /// Loaded apps whose load report has not been printed.
  private var untold: [(app: App, language: Language)] = []

  init(resources: Resources) {
    self.resources = resources
  }

  var builtInNames: [String] { resources.names(in: "apps", ending: ".swift") }

  /// A built-in app whose source is not parsed yet; nil if `choice` is not built in.
  func unread(_ choice: AppChoice) -> App? {
    guard case .builtIn(let name) = choice, builtInNames.contains(name),
      case .success(let bytes) = InputFile.read(resources.path("apps", name + ".swift"))
    else { return nil }
    return .unread(choice, file: name + ".swift", text: String(decoding: bytes, as: UTF8.self))
  }

  /// `resolve` converts the name of a file, as messages show it, to its path.
  mutating func load(
    _ choice: AppChoice, _ language: Language, resolve: (String) -> String = { $0 }
  ) throws(Diagnostics) -> App {
    if let app = apps[choice] { return app }
    var sources: [AppSource] = []
    var total = 0
    let named = places(of: choice, resolve)
    guard named.count <= Self.mostFiles else {
      throw Diagnostics(
        named[Self.mostFiles].word, en: "an app has at most \(Self.mostFiles) files",
        zh: "一个应用最多包含 \(Self.mostFiles) 个文件")
    }
    // Files beyond the size limit of an app are not read. `loadApp` then reports that the app is too large.
    for (word, place) in named where total <= InputFile.limit {
      switch InputFile.read(place) {
      case .success(let bytes):
        total += bytes.count
        sources.append(
          AppSource(
            name: InputFile.name(of: place), bytes: bytes,
            folder: InputFile.name(of: InputFile.folder(of: place))))
      case .failure where word.isObjectiveC:
        throw Diagnostics(
          word, en: "Objective-C is not read; PushLab plays Swift files",
          zh: "不支持 Objective-C；PushLab 只演示 Swift 文件")
      case .failure(let fault):
        throw Diagnostics(fault: fault, file: word, nearest: nearest(to: choice))
      }
    }
    switch loadApp(sources) {
    case .program(let program):
      var app = App(choice: choice, program: program)
      app.origin = origin(of: choice, resolve)
      apps[choice] = app
      if !choice.paths.isEmpty { untold.append((app, language)) }
      return app
    case .refused(let diagnostics):
      let names = places(of: choice, resolve).map(\.word)
      throw Diagnostics(diagnostics, in: sources, names: names)
    }
  }

  /// Reads the files again. If they cannot be read or played, the app stays as it was.
  mutating func reload(_ choice: AppChoice, _ language: Language) throws(Diagnostics) -> App {
    let old = apps[choice]
    apps[choice] = nil
    do {
      return try load(choice, language)
    } catch {
      apps[choice] = old
      throw error
    }
  }

  private func origin(of choice: AppChoice, _ resolve: (String) -> String) -> App.Origin? {
    guard !choice.paths.isEmpty, let workingFolder else { return nil }
    let paths = choice.paths.map(resolve).map {
      $0.isAbsolutePath ? $0 : workingFolder + "/" + $0
    }
    return App.Origin(paths: paths, workingFolder: workingFolder)
  }

  private func places(
    of choice: AppChoice, _ resolve: (String) -> String
  ) -> [(word: String, place: String)] {
    switch choice {
    case .builtIn(let name): return [(name, resources.path("apps", name + ".swift"))]
    case .file(let path): return [(path, resolve(path))]
    case .files(let paths): return paths.map { ($0, resolve($0)) }
    }
  }

  /// Prints the pending load reports of loaded apps to standard error, because they are not a
  /// result.
  /// `setup`: the configuration in which the apps are played.
  mutating func tellReports(_ setup: StageSetup) {
    for (app, language) in untold {
      var setup = setup
      // Modes and assumptions from the command line belong to the app of the command line.
      if setup.app.choice != app.choice {
        setup.modes = nil
        setup.forgetAssumptions()
      }
      setup.app = app
      for line in LoadReport(app, setup.world.stage).page {
        StandardOutput.printError(line[language])
      }
    }
    untold = []
  }

  private func nearest(to choice: AppChoice) -> String? {
    guard case .builtIn(let name) = choice else { return nil }
    return Nearest.word(to: name, among: builtInNames) ?? builtInNames.joined(separator: ", ")
  }
}

extension String {
  /// By the file's name.
  var isObjectiveC: Bool { [".m", ".mm", ".h"].contains { lowercased().hasSuffix($0) } }
}
