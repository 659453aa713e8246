/// Properties of the system's and the library's types that the interpreter plays.
enum KnownMember: String, CaseIterable, Sendable {
  case applicationState
  case applicationIconBadgeNumber
  case delegate
  case backgroundTimeRemaining
  case count
  case isEmpty
  case first
  case last
  case keys
  case values
  case notification
  case request
  case content
  case userInfo
  case title
  case body
  case key
  case value
  case indices
  case rawValue
  case description
  case localizedDescription
  case absoluteString

  static let names = allCases.map(\.rawValue)
}
