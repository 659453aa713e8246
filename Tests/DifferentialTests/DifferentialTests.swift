import AppCode
import CompiledDelegates
import Foundation
import LifecycleModel
import Testing

/// The same Swift file, compiled and interpreted, under the same random callbacks: output, answers,
/// requests and stored values must be equal.
@Suite(.serialized) struct DifferentialTests {
  /// Fewer callbacks for delegates that store what they get, because these take longer with each
  /// callback.
  static func callbacks(_ compiled: CompiledDelegate) -> Int {
    let long: Set<CompiledDelegate> = [
      .article, .messaging, .router, .sync, .store, .observer, .modern,
    ]
    return long.contains(compiled) ? 10_000 : 1_000
  }

  static func source(_ name: String) throws -> String {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    return try String(
      contentsOf: tests.appending(path: "CompiledDelegates/\(name).swift"), encoding: .utf8)
  }

  @Test(arguments: CompiledDelegate.allCases)
  func bothSidesDoTheSame(_ compiled: CompiledDelegate) async throws {
    let name = compiled.rawValue
    let loaded = loadApp(file: name + ".swift", text: try Self.source(name))
    guard case .program(let program) = loaded else {
      Issue.record("\(name) is refused: \(loaded)")
      return
    }
    #expect(program.className == name)
    var dice = Dice(seed: 7)
    let one = CompiledSide(compiled)
    var other = InterpretedSide(program)
    var number = 0
    var compared: Set<String> = []
    while number < Self.callbacks(compiled) {
      let kind = number == 0 ? Happening.Kind.launched(dice.payload()) : nil
      let drawn = dice.happening()
      let happening = Happening(kind: kind ?? drawn.kind, state: drawn.state)
      if let (callback, _) = InterpretedSide.call(happening.kind, number) {
        guard other.has(callback) || number == 0 else { continue }
        number += 1
      }
      await one.happens(happening, number)
      other.happens(happening, number)
      let (expected, found) = (one.take(), other.take())
      try #require(expected == found, "\(name), callback \(number): \(happening)")
      // Reflecting on compiled objects takes longer than running them.
      guard number % 5 == 0 else { continue }
      compared.formUnion(
        try compare(one.state, other.state, "\(name), callback \(number): \(happening)"))
    }
    // Of objects and functions only the existence counts; every other property has been compared.
    let printable = Set(other.state.filter { $0.value != .something }.keys)
    #expect(!compared.isEmpty, "\(name)")
    #expect(printable.subtracting(compared) == [], "\(name)")
  }

  /// The names of the properties whose values both sides could print.
  private func compare(
    _ expected: [String: Printed], _ found: [String: Printed], _ place: String
  ) throws -> Set<String> {
    var compared: Set<String> = []
    for (property, value) in expected where value != .something {
      guard let other = found[property], other != .something else { continue }
      try #require(value.plain == other.plain, "\(property) after \(place)")
      compared.insert(property)
    }
    return compared
  }
}
