import AppCode
import CommandLanguage

extension LoadReport {
  /// The scene delegate that only the Info.plist names, or its superclass outside of the files.
  var missingSceneDelegate: [Bilingual] {
    if let (name, superclass) = program.unknownSceneSuperclass {
      let (name, superclass) = (VisibleText.of(name), VisibleText.of(superclass))
      return [
        Bilingual(
          en: "\(name) inherits from \(superclass), which is not in these files: what that does in "
            + "iOS's calls is not played",
          zh: "\(name) 继承自 \(superclass)，后者不在这些文件中：它在系统回调中做的事不会演示")
      ]
    }
    guard let name = program.missingSceneDelegate.map({ VisibleText.of($0) }) else { return [] }
    return [
      Bilingual(
        en: "\(name), which the Info.plist names as the scene's delegate, is not in these files: "
          + "what iOS calls on it is not played",
        zh: "Info.plist 指定的 scene 代理 \(name) 不在这些文件中：系统对它的调用不会演示")
    ]
  }
}
