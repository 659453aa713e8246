import LifecycleModel
import Testing

@testable import AppCode

/// Names that several files declare, each for itself.
@Suite struct TwinTests {
  private func launch(_ files: [(name: String, text: String)], _ events: Event...) throws -> Play {
    let loaded = loadApp(files.map { AppSource(name: $0.name, text: $0.text) })
    guard case .program(let program) = loaded else { throw Refused(diagnostics: ["app"]) }
    var play = try Play(files[0].text, profile: .ios17Scenes)
    play.program = program
    for event in [.openedApp] + events { play.happens(event) }
    return play
  }

  @Test("private types, functions and variables are those of their file")
  func privates() throws {
    let shared =
      "private struct Box { let name = \"A\" }\nprivate func show() { print(\"a\", log) }"
    let first = shared + "\nprivate let log = \"la\"\n" + launching("show()\nprint(Box())\nother()")
    let second = """
      private let log = "lb"
      private func show() { print("b", log) }
      private struct Box { let name = "B"; var more = 1 }
      extension Box { var sum: Int { more + 1 } }
      func other() {
        show()
        let box: Box = .init(more: 7)
        print(box, box.sum)
      }
      """
    let play = try launch([("A.swift", first), ("B.swift", second)])
    #expect(
      play.logged == ["a la", "Box(name: \"A\")", "b lb", "Box(name: \"B\", more: 7) 8"])
  }

  @Test("a type that several files declare for all is told")
  func merged() throws {
    let box = "\nstruct Box { let name = \"A\" }\n"
    func notes(_ first: String, _ second: String) -> [String] {
      let files = [("A.swift", launching("print(1)") + first), ("B.swift", second)]
      guard case .program(let program) = loadApp(files.map { AppSource(name: $0, text: $1) })
      else { return ["refused"] }
      return program.notes.map(\.message)
    }
    let words = "'Box' is declared in several files: taken for one type with the members of all"
    #expect(notes(box, box) == [words])
    #expect(notes(box, "extension Box {}") == [])
    #expect(notes(box, "private struct Box {}") == [])
  }

  @Test("a service extension has types of its own, also where the app has one of the name")
  func serviceExtension() throws {
    let app = launching("print(Service.shared.count, Config.name)")
    let service = """
      enum Config { static let name = "app" }
      class Service: NSObject {
        static let shared = Service()
        var count = 5
        func log() { print("app's log") }
      }
      """
    let ownExtension = """
      enum Config { static let name = "extension" }
      class Service: UNNotificationServiceExtension {
        var count = 1
        func log() { print(count, Config.name) }
        override func didReceive(
          _ request: UNNotificationRequest,
          withContentHandler handler: @escaping (UNNotificationContent) -> Void
        ) {
          log()
          handler(request.content)
        }
      }
      """
    let aps = JSON.object([
      JSON.Member("alert", .string("Hi")), JSON.Member("mutable-content", .number("1")),
    ])
    let push = Push(payload: .object([JSON.Member("aps", aps)]))
    let play = try launch(
      [("App.swift", app), ("Service.swift", service), ("Extension.swift", ownExtension)],
      .sentPush(push))
    #expect(play.logged == ["5 app", "1 extension"])
  }

  @Test("a second application delegate is told")
  func secondDelegate() throws {
    let code =
      launching("print(1)") + "\nclass Other: NSObject, UIApplicationDelegate { var a = 1 }"
    let notes = try load(code).notes.map(\.matter)
    #expect(notes.contains(.secondDelegate("Other", besides: "AppDelegate")))
    let base = "class Base: UIResponder, UIApplicationDelegate {}\nclass AppDelegate: Base {}"
    #expect(try load(base).notes.isEmpty)
  }
}
