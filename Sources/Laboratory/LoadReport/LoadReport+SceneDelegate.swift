import AppCode
import CommandLanguage

extension LoadReport {
  /// The scene delegate that only the Info.plist names.
  var missingSceneDelegate: [Bilingual] {
    guard let name = program.missingSceneDelegate.map({ VisibleText.of($0) }) else { return [] }
    return [
      Bilingual(
        en: "\(name), which the Info.plist names as the scene's delegate, is not in these files: "
          + "what iOS calls on it is not played",
        zh: "Info.plist 指定的 scene 代理 \(name) 不在这些文件中：系统对它的调用不会演示")
    ]
  }
}
