import AppCode
import CommandLanguage
import LifecycleModel

/// Facts about the project that the files do not contain: Info.plist, storyboards, flags, texts.
extension LoadReport {
  /// Where the app's localized notification texts come from.
  var texts: [Bilingual] {
    guard let localized = program.localized else { return [] }
    let file = VisibleText.of(localized.file, limit: 60)
    let count = localized.texts.count
    return [
      Bilingual(
        en: "texts for loc-key: \(count) of \(file)", zh: "loc-key 的文字：\(file) 中的 \(count) 条")
    ]
  }

  /// Assumed facts about the project that the code depends on.
  var taken: [Bilingual] {
    var lines: [Bilingual] = []
    let texts = (rehearsal.elsewhere + rehearsal.onTheWay).filter { $0.value.kind == .text }
    if let first = texts.first {
      let more = texts.count > 1 ? ", ..." : ""
      let what = VisibleText.of(first.what)
      lines.append(
        Bilingual(
          en: "taken for what no Info.plist here says: \(what) is \(first.value.word) "
            + "(\(place(first.line)))\(more)",
          zh: "这里的 Info.plist 没有说明，假定：\(what) 为 \(first.value.word)"
            + "（\(place(first.line))）\(more)"))
    }
    lines += flags
    if program.asksForLocationPermission {
      lines.append(
        Bilingual(
          en: "the permission for location is 'always'; 'settings location' changes it",
          zh: "定位权限为“始终”，可用 settings location 更改"))
    }
    if program.exitsOnSuspend {
      lines.append(
        Bilingual(
          en: "UIApplicationExitsOnSuspend is not played: iOS before 13 would end the app in "
            + "background",
          zh: "UIApplicationExitsOnSuspend 不演示：iOS 13 之前会在后台结束应用"))
    }
    if let owner = program.storyboardOwner {
      // The application delegate of an app with scenes may have its own `window` too.
      let window = owner == program.className ? "window" : "\(VisibleText.of(owner)).window"
      lines.append(
        Bilingual(
          en: "\(window): taken as made from a main storyboard, since no file here sets it",
          zh: "\(window)：文件没有设置它，假定由主 storyboard 创建"))
    }
    return lines
  }

  /// Conditions of `#if` with flags of the project.
  private var flags: [Bilingual] {
    let found = program.notes.compactMap { note -> String? in
      guard case .projectFlag(let condition) = note.matter else { return nil }
      return "\(VisibleText.of(condition, limit: 40)) (\(place(note.line)))"
    }
    guard !found.isEmpty else { return [] }
    let more = found.count > 2 ? ", ..." : ""
    let list = found.prefix(2).joined(separator: ", ") + more
    return [
      Bilingual(
        en: "flags of your project in #if are taken as false: \(list)",
        zh: "#if 中项目自己的编译标志当作 false：\(list)")
    ]
  }
}
