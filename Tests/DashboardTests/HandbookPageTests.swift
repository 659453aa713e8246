import BuiltInApps
import CommandLanguage
import Laboratory
import LifecycleModel
import RepositoryHandbook
import Testing
import TextGrid

@testable import Dashboard

/// The handbook's page in the pane and in the reader.
@Suite struct HandbookPageTests {
  private func state(_ size: Size, _ language: Language) throws -> DashboardState {
    let app = try App.inRepository("naive")
    return DashboardState(
      setup: StageSetup(profile: .ios9, app: app), apps: [app.choice: app], language: language,
      theme: Theme(.dark), size: size,
      handbook: .repository)
  }

  @Test func thePaneOfWhyHasItBehindTheSources() throws {
    var state = try state(Size(width: 120, height: 40), .english)
    for key in "oe".unicodeScalars { _ = state.update(.character(key)) }
    for _ in Pane.allCases where state.selected != .why { _ = state.update(.key(.tab)) }
    _ = state.update(.character("z"))
    let lines = state.render().grid.lines
    let page = try #require(
      lines.firstIndex { $0.contains("When nothing covers the app any more") })
    let source = try #require(lines.firstIndex { $0.contains("Source lifecycle.A11") })
    #expect(source < page)
  }

  @Test(arguments: Language.allCases)
  func theReaderHasItBehindTheSentence(language: Language) throws {
    var state = try state(Size(width: 80, height: 24), language)
    for key in "oey".unicodeScalars { _ = state.update(.character(key)) }
    let lines = state.render().grid.lines
    let words = Bilingual(en: "When nothing covers the app any more", zh: "应用上面不再盖着任何东西时变为 active，")
    let certainty = Bilingual(en: "Certainty:", zh: "可信程度：")
    let page = try #require(lines.firstIndex { $0.contains(words[language]) })
    #expect(try #require(lines.firstIndex { $0.contains(certainty[language]) }) > page)
  }
}
