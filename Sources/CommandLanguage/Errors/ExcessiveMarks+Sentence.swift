import LifecycleModel

extension ExcessiveMarks {
  /// A predicate without its subject: "more than ... in a row".
  package var sentence: Bilingual {
    switch self {
    case .marks:
      Bilingual(
        en: "more than \(String.mostMarks) combining marks in a row",
        zh: "连续带有 \(String.mostMarks) 个以上的组合符号")
    case .flags:
      Bilingual(
        en: "more than \(String.mostMarks) letters of flags in a row",
        zh: "连续带有 \(String.mostMarks) 个以上的旗帜字母")
    }
  }
}
