import LifecycleModel

/// How an app's files adopt scenes, with the declaration that shows it.
package struct SceneEvidence: Hashable, Sendable {
  package var adoption: SceneAdoption
  /// The declaration's spelling, such as `class SceneDelegate` or a method's name; nil if the files
  /// adopt no scenes.
  package var declaration: String?
  /// The line, from 1, counted through all files.
  package var line: Int?
  /// The files include the app's Info.plist, and it has no scene manifest.
  package var lacksManifest = false
  /// The Info.plist has a scene manifest, but neither it nor the code names a delegate class. So iOS creates no scene
  /// delegate.
  package var namesNoDelegate = false
  /// A scene delegate in the files that iOS does not create for this reason.
  package var unusedDelegate: String?
}

extension ProgramTree {
  private static let configuration = "application(_:configurationForConnecting:options:)"

  /// The class that the Info.plist names as the scene's delegate, if the files do not declare it.
  var missingSceneDelegate: String? {
    guard sceneDelegate == nil, app == nil, let name = info?.sceneDelegate, types[name] == nil
    else { return nil }
    return name
  }

  /// Whether a superclass outside of the files is named like a scene delegate.
  func inheritsSceneDelegate(_ type: String) -> Bool {
    unknownSuperclass(of: type)?.hasSuffix("SceneDelegate") == true
  }

  /// How the app adopts scenes. `name`: the file name of the Info.plist.
  func sceneEvidence(listIn name: String) -> SceneEvidence {
    let declared = types.values.sorted { ($0.line, $0.name) < ($1.line, $1.name) }
    let lacksManifest = info.map { $0.sceneManifestLine == nil } ?? false
    func inherits(_ type: OwnType, oneOf names: Set<String>) -> Bool {
      lineage(of: type.name).flatMap(\.inherited).contains(where: names.contains)
    }
    let apps = declared.filter {
      $0.kind == .structType && inherits($0, oneOf: ["App", "SwiftUI.App"])
    }
    if let type = apps.first(where: { $0.name == app }) ?? apps.first {
      return SceneEvidence(
        adoption: .swiftUI, declaration: "struct \(type.name): App", line: type.line)
    }
    if namesNoSceneDelegate, let line = info?.sceneManifestLine {
      let unused = declared.first {
        $0.kind == .classType && inherits($0, oneOf: ["UISceneDelegate", "UIWindowSceneDelegate"])
      }
      return SceneEvidence(
        adoption: .manifest, declaration: "UIApplicationSceneManifest in \(name):\(line)",
        namesNoDelegate: true, unusedDelegate: unused.map { TypeReference.withoutFile($0.name) })
    }
    for type in declared where type.kind == .classType {
      if inherits(type, oneOf: ["UISceneDelegate", "UIWindowSceneDelegate"])
        || type.name == sceneDelegate && inheritsSceneDelegate(type.name)
      {
        return SceneEvidence(
          adoption: .manifest, declaration: "class \(TypeReference.withoutFile(type.name))",
          line: type.line,
          lacksManifest: lacksManifest)
      }
    }
    let methods = lineage(of: delegate).flatMap(\.methods)
    if let method = methods.first(where: { $0.fullName == ProgramTree.configuration }) {
      return SceneEvidence(
        adoption: .manifest, declaration: method.fullName, line: method.line,
        lacksManifest: lacksManifest)
    }
    if let line = info?.sceneManifestLine {
      return SceneEvidence(
        adoption: .manifest, declaration: "UIApplicationSceneManifest in \(name):\(line)")
    }
    return SceneEvidence(adoption: .none)
  }
}
