import LifecycleModel

/// The payloads of `push alert`, `push silent`, `push mixed` and `push badge`.
extension Push {
  package static let defaultText = "Hello"

  package static func alert(_ text: String) -> Push {
    Push(payload: aps([.init("alert", .string(text)), .init("sound", .string("default"))]))
  }

  package static func mixed(_ text: String) -> Push {
    Push(
      payload: aps([
        .init("alert", .string(text)), .init("sound", .string("default")),
        .init("content-available", .number("1")),
      ]))
  }

  package static func rich(_ text: String) -> Push {
    Push(
      payload: aps([
        .init("alert", .string(text)), .init("sound", .string("default")),
        .init("mutable-content", .number("1")),
      ]))
  }

  package static let silent = Push(payload: aps([.init("content-available", .number("1"))]))

  /// A push for PushKit. It has no `aps`.
  package static let voip: Push = {
    var push = Push(payload: .object([.init("caller", .string("Anna"))]))
    push.type = .voip
    return push
  }()

  package static func badge(_ number: Int) -> Push {
    Push(payload: aps([.init("badge", .number("\(number)"))]))
  }

  private static func aps(_ members: [JSON.Member]) -> JSON {
    .object([.init("aps", .object(members))])
  }
}
