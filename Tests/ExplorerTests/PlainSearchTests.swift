import CommandLanguage
import LifecycleModel
import Testing

@testable import Explorer

/// The plain search: complete worlds in a set, one by one, without threads.
private struct PlainSearch {
  private(set) var events: [String]?
  private(set) var worlds = 0
  private(set) var transitions = 0
  private(set) var extent = Search.Extent.bounded

  private struct Place: Hashable {
    var world: World
    var trace: [Int]
  }

  private struct Node {
    var origin: Successors.Origin
    var path: [Int]
  }

  init(_ question: Search.Question) {
    let abstraction = StateAbstraction(question)
    let successors = Successors(question: question, abstraction: abstraction)
    func place(_ origin: Successors.Origin) -> Place {
      Place(
        world: origin.world.canonicalForm(abstraction, question.program),
        trace: origin.progress.trace(in: origin.world)
          + (question.goal.asksForAges ? origin.world.contentAges : []))
    }
    let start = Successors.Origin(
      world: question.start.boundedForSearch(abstraction, question.program),
      progress: question.startProgress)
    var seen: Set<Place> = [place(start)]
    var level = [Node(origin: start, path: [])]
    defer { worlds = seen.count }
    for depth in 0...question.depth {
      var next: [Node] = []
      for node in level {
        for event in question.events.indices {
          let found = successors.found(by: event, from: node.origin, unless: { false }) ?? []
          for found in found {
            transitions += 1
            let origin = Successors.Origin(world: found.world, progress: found.progress)
            switch found.verdict {
            case .closed: continue
            case .answered:
              if depth == question.depth { return }
              let path = node.path + [event]
              let taken = found.world.stage.assumptions
              if successors.replay(path, taken).isThrottled { continue }
              events = path.map { question.events[$0].text }
              return
            case .open:
              if depth == question.depth {
                if !seen.contains(place(origin)) { return }
              } else if seen.insert(place(origin)).inserted {
                next.append(Node(origin: origin, path: node.path + [event]))
              }
            }
          }
        }
      }
      guard !next.isEmpty else { break }
      level = next
    }
    extent = .complete
  }
}

@Suite struct PlainSearchTests {
  private struct Asked: CustomStringConvertible {
    var app: String
    var profile = Profile.Name.ios9
    var find: String?
    var properties: [Exploration.Property] = Exploration.Property.usual
    var with: [String] = []
    var depth = 8

    var description: String { "\(app) \(profile) \(find ?? "") \(with) \(depth)" }
  }

  private static let questions: [Asked] = [
    Asked(app: "naive"), Asked(app: "article", depth: 5),
    Asked(app: "article", with: ["center"], depth: 5),
    Asked(app: "article", properties: [.contentBeforeOpen], depth: 5),
    Asked(app: "modern", profile: .ios17Scenes, depth: 4),
    Asked(app: "transfer", properties: [.noTrap], depth: 4),
    Asked(app: "article", find: "called didReceiveRemoteNotification 2 times since start"),
    Asked(app: "classic", find: "terminated by watchdog", depth: 5),
    Asked(app: "legacy", properties: [.handlerOnce, .handlerInTime], depth: 5),
    Asked(app: "fetch", properties: [.handlerInTime], with: ["offline", "online"], depth: 4),
  ]

  @Test(
    "parts in tables, levels and threads change nothing: answer, worlds and transitions",
    arguments: questions.indices)
  func same(index: Int) throws {
    let asked = Self.questions[index]
    let goal = try asked.find.map { Goal.holds(try expectation($0)) } ?? .broken(asked.properties)
    var question = try question(
      asked.app, asked.profile, goal, with: asked.with, depth: asked.depth)
    let plain = PlainSearch(question)
    for threads in [1, 2, 8] {
      question.threads = threads
      var search = Search(question)
      let answer = search.run()
      #expect(answer.events?.map(\.text) == plain.events, "\(asked), \(threads) threads")
      #expect(answer.extent == plain.extent, "\(asked), \(threads) threads")
      #expect(search.worlds == plain.worlds, "\(asked), \(threads) threads")
      #expect(search.transitions == plain.transitions, "\(asked), \(threads) threads")
    }
  }
}
