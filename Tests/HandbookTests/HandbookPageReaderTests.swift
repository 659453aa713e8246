import LifecycleModel
import Testing

@testable import CommandLanguage

@Suite struct HandbookPageReaderTests {
  private static let good = """
    ---
    id: push.made-plain
    certainty: disputed
    en: It wakes nobody.
    zh: 不会唤醒应用。
    sources: article.2.7, article.4.4
    dispute: push.D-1
    other-en: It wakes the app.
    other-zh: 会唤醒应用。
    other-sources: push.W15-720, lifecycle.A8
    rule-option: mixed-is-plain, alert-spoils
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
    let page = try HandbookPage(of: .pushMadePlain, reading: Self.good)
    #expect(
      page
        == HandbookPage(
          sentence: Bilingual(en: "It wakes nobody.", zh: "不会唤醒应用。"), certainty: .disputed,
          sources: ["article.2.7", "article.4.4"],
          otherReading: OtherReading(
            dispute: "push.D-1", sentence: Bilingual(en: "It wakes the app.", zh: "会唤醒应用。"),
            sources: ["push.W15-720", "lifecycle.A8"], otherOptions: [],
            ruleOptions: [.mixedIsPlain, .alertSpoils]), also: [],
          text: Bilingual(
            en: "One line and another.\nA second paragraph.",
            zh: "中文断行不加空格，APNs 之前也不加，这里是 Swift 代码，后面加。\n第二段。")))
  }

  @Test func sourcesAndDisputeMayBeMissing() throws {
    let page = try HandbookPage(
      of: .reboot,
      reading:
        "---\nid: end.rebooted\ncertainty: model choice\nen: A.\nzh: 甲。\n---\n\n## English\n\nX.\n\n## 简体中文\n\n字。\n"
    )
    #expect(page.sources.isEmpty && page.otherReading == nil)
    #expect(page.text == Bilingual(en: "X.", zh: "字。"))
  }

  /// The change of the valid page, and the line of the error.
  @Test(arguments: [
    ("---\nid", "id", 1), ("id: ", "name: ", 2), ("made-plain", "made-plai", 2),
    ("certainty: ", "sure: ", 3), ("disputed", "doubted", 3), ("zh: 不", "zn: 不", 5),
    ("sources: ", "source: ", 6), ("other-en: ", "other: ", 8), ("other-sources: ", "others: ", 10),
    ("rule-option: ", "options: ", 11), ("alert-spoils", "alert-rots", 11),
    ("spoils\n---", "spoils", 12), ("spoils\n---\n", "spoils\n---", 13),
    ("## English", "# English", 14), ("## English\n\n", "## English\n", 15),
    ("another.\n\n", "another.\n\n\n", 19), ("paragraph.\n\n##", "paragraph.\n##", 20),
    ("## 简体中文", "## 中文", 21), ("paragraph.", "paragraph. ", 19), ("One line", " One line", 16),
    ("One line", "One\tline", 16), ("One line", "One\u{1B}[31m line", 16),
    ("One line", "One\u{202E} line", 16), ("第二段。\n", "第二段。", 28), ("第二段。\n", "第二段。\n\n", 30),
    ("第二段。\n", "## 第三节\n", 27), ("第二段。\n", "第二段。\n\n## More\n\nText.\n", 29),
  ])
  func aSlipIsToldWithItsLine(old: String, new: String, line: Int) throws {
    let range = try #require(Self.good.firstRange(of: old))
    let broken = Self.good.replacingCharacters(in: range, with: new)
    let error = #expect(throws: HandbookPageError.self) {
      try HandbookPage(of: .pushMadePlain, reading: broken)
    }
    guard case .format(line, _) = error else {
      Issue.record("\(String(describing: error)), expected line \(line)")
      return
    }
  }

  @Test func nothingIsNoPage() {
    #expect(throws: HandbookPageError.self) { try HandbookPage(of: .reboot, reading: "") }
    #expect(throws: HandbookPageError.self) { try HandbookPage(of: .reboot, reading: "\n") }
  }
}

extension String {
  fileprivate func replacingCharacters(in range: Range<Index>, with new: String) -> String {
    self[..<range.lowerBound] + new + self[range.upperBound...]
  }
}
