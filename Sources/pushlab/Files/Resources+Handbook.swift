import CommandLanguage
import LifecycleModel

extension Resources {
  /// Reads a rule's page when it is asked for. A page that is missing or broken is said in its place.
  func handbook(_ rule: Rule) -> Bilingual? {
    let file = rule.id + ".md"
    switch InputFile.read(path("handbook", file)) {
    case .failure:
      return Bilingual(
        en: "(assets/handbook/\(file) cannot be read.)", zh: "（无法读取 assets/handbook/\(file)。）")
    case .success(let bytes):
      do {
        return try HandbookPage(reading: String(decoding: bytes, as: UTF8.self)).text
      } catch {
        return Bilingual(
          en: "(assets/handbook/\(file):\(error.line): expected \(error.expected).)",
          zh: "（assets/handbook/\(file):\(error.line)：此处应为 \(error.expected)。）")
      }
    }
  }
}
