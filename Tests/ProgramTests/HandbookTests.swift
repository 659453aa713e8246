import Foundation
import Testing

/// The program reads the handbook's files only for a question about a rule.
@Suite struct HandbookTests {
  static let script = "profile ios9; app naive; push silent\nwhynot didBecomeActive\n"
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  @Test("why shows the page, in lines for a terminal of 80 columns")
  func why() throws {
    let result = try Program.play(Self.script + "why 2\n", format: "text")
    let page = result.lines.drop { !$0.hasPrefix("> why") }
    #expect(result.status == 0)
    #expect(page.contains { $0.hasPrefix("  APNs looks up the token. If pushes are enabled") })
    for line in page where !line.hasSuffix(">") { #expect(line.count <= 80, "\(line)") }
  }

  @Test("show rules RULE-ID shows one page, in jsonl without broken lines")
  func rule() throws {
    let result = try Program.play("show rules push.no-mode\n", format: "jsonl")
    let object = try JSONSerialization.jsonObject(with: Data(result.lines[1].utf8))
    let text = try #require((object as? [String: Any])?["text"] as? String)
    #expect(text.split(separator: "\n").count == 8)
    #expect(
      text.contains("needs the entry remote-notification under UIBackgroundModes in Info.plist"))
  }

  @Test("without the handbook everything else plays; why says what is missing")
  func missing() throws {
    let resources = FileManager.default.temporaryDirectory
      .appending(path: "pushlab-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: resources) }
    try FileManager.default.createDirectory(
      at: resources.appending(path: "assets/handbook"), withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      at: Self.root.appending(path: "assets/apps"), to: resources.appending(path: "assets/apps"))
    let options = ["--resources", resources.path]
    let plain = "profile ios9; app naive; push silent; open\n"
    let whole = try Program.play(plain, format: "text")
    #expect(try Program.play(plain, format: "text", options).output == whole.output)
    let why = try Program.play(Self.script + "why 2\n", format: "text", options)
    #expect(why.status == 0)
    #expect(why.text.contains("(assets/handbook/apns.delivered.md cannot be read.)"))
    try Data("---\nid: x\u{1B}[31m\n".utf8).write(
      to: resources.appending(path: "assets/handbook/apns.delivered.md"))
    let broken = try Program.play(Self.script + "why 2\n", format: "text", options)
    #expect(broken.text.contains("(assets/handbook/apns.delivered.md:2: expected"))
    #expect(broken.isHarmless)
  }
}
