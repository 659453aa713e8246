import CommandLanguage
import LifecycleModel
import Testing

@testable import Explorer

/// Handlers whose equal work runs at the same instant.
@Suite struct EqualHandlersTests {
  private func answer(_ work: String, _ properties: [Exploration.Property]) throws -> Search.Answer
  {
    let members = """
      var busy = false; var name = ""
      var watched = false { didSet { busy = watched } }
      func set(_ value: Bool) { busy = value }
      """
    let push = "DispatchQueue.main.asyncAfter(deadline: .now() + 2) {\n\(work)\n}"
    var search = Search(
      try question(
        code: delegate(members: members, push: push), .ios13, .broken(properties),
        only: ["push silent", "wait 5s"]))
    return search.run()
  }

  @Test(
    "work that changes what equal work finds is kept beside it",
    arguments: [
      """
      if self.busy { return }
      self.busy = true
      completionHandler(.newData)
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { self.busy = false }
      """,
      """
      if self.busy { return }
      self.set(true)
      completionHandler(.newData)
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { self.set(false) }
      """,
      """
      if self.busy { return }
      self.watched = true
      completionHandler(.newData)
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { self.watched = false }
      """,
      """
      if UserDefaults.standard.bool(forKey: "busy") { return }
      UserDefaults.standard.set(true, forKey: "busy")
      completionHandler(.newData)
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
        UserDefaults.standard.set(false, forKey: "busy")
      }
      """,
    ], [[Exploration.Property.handlerOnce], [.handlerOnce, .noTrap]])
  func flags(_ work: String, _ properties: [Exploration.Property]) throws {
    #expect(try answer(work, properties).events?.count == 3)
  }

  @Test("work that changes nothing that is read counts once")
  func nothingRead() throws {
    let plain = "completionHandler(.newData)"
    let naming = "self.name = \"a\"\n" + plain
    #expect(try answer(plain, [.handlerOnce, .noTrap]) == Search.Answer(extent: .complete))
    #expect(try answer(naming, [.handlerOnce, .noTrap]) == Search.Answer(extent: .complete))
  }
}
