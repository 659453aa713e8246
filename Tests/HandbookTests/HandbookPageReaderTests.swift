import LifecycleModel
import Testing

@testable import CommandLanguage

@Suite struct HandbookPageReaderTests {
  private static let good = """
    ---
    id: push.made-plain
    certainty: disputed
    sources: article.2.7, article.4.4
    dispute: push.D-1
    against: push.W15-720, lifecycle.A8
    option: mixed-is-plain, alert-spoils
    ---

    ## English

    One line
    and another.

    A second paragraph.

    ## 简体中文

    中文断行
    不加空格，
    APNs 之前也不加，这里是 Swift
    代码，后面加。

    第二段。

    """

  @Test func aPageIsRead() throws {
    let page = try HandbookPage(reading: Self.good)
    #expect(
      page
        == HandbookPage(
          id: "push.made-plain", certainty: "disputed", sources: ["article.2.7", "article.4.4"],
          dispute: "push.D-1", against: ["push.W15-720", "lifecycle.A8"],
          options: ["mixed-is-plain", "alert-spoils"],
          text: Bilingual(
            en: "One line and another.\nA second paragraph.",
            zh: "中文断行不加空格，APNs 之前也不加，这里是 Swift 代码，后面加。\n第二段。")))
  }

  @Test func onlyIdAndCertaintyHaveToStand() throws {
    let page = try HandbookPage(
      reading: "---\nid: a.b\ncertainty: model choice\n---\n\n## English\n\nX.\n\n## 简体中文\n\n字。\n")
    #expect(page.sources.isEmpty && page.dispute == nil && page.options.isEmpty)
    #expect(page.text == Bilingual(en: "X.", zh: "字。"))
  }

  /// What is changed in the good page, and the line of the complaint.
  @Test(arguments: [
    ("---\nid", "id", 1), ("id: ", "name: ", 2), ("id: ", "id:", 2), ("certainty: ", "sure: ", 3),
    ("sources: ", "source: ", 4), ("against: ", "other: ", 6), ("option: ", "options: ", 7),
    ("spoils\n---", "spoils", 8), ("spoils\n---\n", "spoils\n---", 9),
    ("## English", "# English", 10), ("## English\n\n", "## English\n", 11),
    ("another.\n\n", "another.\n\n\n", 15), ("paragraph.\n\n##", "paragraph.\n##", 16),
    ("## 简体中文", "## 中文", 17), ("paragraph.", "paragraph. ", 15), ("One line", " One line", 12),
    ("One line", "One\tline", 12), ("One line", "One\u{1B}[31m line", 12),
    ("One line", "One\u{202E} line", 12), ("第二段。\n", "第二段。", 24), ("第二段。\n", "第二段。\n\n", 26),
    ("第二段。\n", "## 第三节\n", 23), ("第二段。\n", "第二段。\n\n## More\n\nText.\n", 25),
  ])
  func aSlipIsToldWithItsLine(old: String, new: String, line: Int) throws {
    let range = try #require(Self.good.firstRange(of: old))
    let broken = Self.good.replacingCharacters(in: range, with: new)
    let error = #expect(throws: HandbookPageError.self) { try HandbookPage(reading: broken) }
    #expect(error?.line == line)
  }

  @Test func nothingIsNoPage() {
    #expect(throws: HandbookPageError.self) { try HandbookPage(reading: "") }
    #expect(throws: HandbookPageError.self) { try HandbookPage(reading: "\n") }
  }
}

extension String {
  fileprivate func replacingCharacters(in range: Range<Index>, with new: String) -> String {
    self[..<range.lowerBound] + new + self[range.upperBound...]
  }
}
