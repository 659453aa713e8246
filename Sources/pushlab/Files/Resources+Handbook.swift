import CommandLanguage
import LifecycleModel
import Synchronization

/// The pages that were read.
private let pages = Mutex<[String: Bilingual]>([:])

extension Resources {
  /// Reads a rule's page when it is first asked for: the dashboard asks with every frame. A page that is missing or broken is said in its place.
  func handbook(_ rule: Rule) -> Bilingual? {
    let place = path("handbook", rule.id + ".md")
    return pages.withLock { pages in
      if let page = pages[place] { return page }
      let page = read(place, rule.id + ".md")
      pages[place] = page
      return page
    }
  }

  private func read(_ place: String, _ file: String) -> Bilingual {
    switch InputFile.read(place) {
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
