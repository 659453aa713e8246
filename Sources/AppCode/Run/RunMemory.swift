import LifecycleModel
import Synchronization

/// Runs of the app's code that a search has seen. See `Reaction.Run`.
///
/// It changes no result, only the time: threads may find or miss a run, and the world after it is
/// the same.
final class RunMemory: Sendable {
  /// The most runs that it keeps.
  private static let mostRuns = 5_000
  /// Shorter runs are faster than a look at the memory.
  private static let fewestStatements = 20

  struct Key: Hashable, Sendable {
    fileprivate var entry: AppEntry
    fileprivate var course: Reaction.Course
    fileprivate var surroundings: World.Surroundings

    init(_ entry: AppEntry, _ reaction: Reaction) {
      self.entry = entry
      course = reaction.course
      surroundings = World.Surroundings(reaction.world)
    }
  }

  /// What runs read.
  private struct Scope: Hashable, Sendable {
    var parts: WorldParts
    var questions: [Reaction.AssumptionQuestion]
  }

  private struct Circumstances: Hashable, Sendable {
    var values: World.PartValues
    var answers: [AssumedValue?]
  }

  private struct Shelf: Sendable {
    var scope: Scope
    var runs: [Circumstances: Reaction.Run] = [:]
  }

  private struct Contents: Sendable {
    var shelves: [Key: [Shelf]] = [:]
    var count = 0
    /// The code whose runs are long enough.
    var long: Set<Code> = []
  }

  private enum Code: Hashable, Sendable {
    case callback(Callback)
    case closure(Int)
    case other(String)
  }

  private let contents = Mutex(Contents())

  /// Runs the code, or makes its steps anew if it has run in equal circumstances.
  func run(
    _ entry: AppEntry, in reaction: inout Reaction, _ tree: SharedTree,
    _ play: (inout Reaction) -> Void
  ) {
    guard reaction.dropsSteps, !reaction.isRecordingRun else { return play(&reaction) }
    let code = RunMemory.code(of: entry)
    guard contents.withLock({ $0.long.contains(code) }) else {
      let before = reaction.effort.statements
      play(&reaction)
      if reaction.effort.statements - before >= RunMemory.fewestStatements {
        contents.withLock { _ = $0.long.insert(code) }
      }
      return
    }
    let key = Key(entry, reaction)
    if let run = known(key, reaction, tree) { return reaction.make(run) }
    let world = reaction.world
    let effort = reaction.effort
    reaction.beginRun()
    play(&reaction)
    guard let run = reaction.endRun(), effort.isFarFromLimits, reaction.effort.isFarFromLimits
    else { return }
    keep(run, key, world, tree)
  }

  private func known(_ key: Key, _ reaction: Reaction, _ tree: SharedTree) -> Reaction.Run? {
    guard let shelves = contents.withLock({ $0.shelves[key] }) else { return nil }
    for shelf in shelves {
      let here = RunMemory.circumstances(shelf.scope, reaction.world, tree)
      guard let run = shelf.runs[here] else { continue }
      var effort = reaction.effort
      effort.statements += run.effort.statements
      effort.work += run.effort.work
      return effort.isFarFromLimits ? run : nil
    }
    return nil
  }

  private func keep(_ run: Reaction.Run, _ key: Key, _ world: World, _ tree: SharedTree) {
    let scope = Scope(parts: run.parts, questions: run.questions)
    let here = RunMemory.circumstances(scope, world, tree)
    contents.withLock { contents in
      guard contents.count < RunMemory.mostRuns else { return }
      contents.count += 1
      let place = contents.shelves[key, default: []].firstIndex { $0.scope == scope }
      if let place {
        contents.shelves[key]?[place].runs[here] = run
      } else {
        contents.shelves[key, default: []].append(Shelf(scope: scope, runs: [here: run]))
      }
    }
  }

  private static func circumstances(
    _ scope: Scope, _ world: World, _ tree: SharedTree
  ) -> Circumstances {
    Circumstances(
      values: world.values(of: scope.parts),
      answers: scope.questions.map { world.said(to: $0, tree) })
  }

  private static func code(of entry: AppEntry) -> Code {
    switch entry {
    case .start: return .other("start")
    case .sceneDelegate: return .other("scene")
    case .callback(let callback, _): return .callback(callback)
    case .notification(let name): return .other(name)
    case .views: return .other("views")
    case .closure(.closure(let code, _), _): return .closure(code)
    case .closure(.object(let name, _), _): return .other(name)
    case .closure: return .other("closure")
    }
  }
}

extension Reaction.Effort {
  /// Whether neither limit of an event could have stopped the code.
  fileprivate var isFarFromLimits: Bool {
    statements < Interpreter.statementsPerEvent / 2 && work < Interpreter.workPerEvent / 2
  }
}
