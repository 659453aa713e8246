import LifecycleModel
import Payloads

/// A parsing error of a command with its place, as data. `sentence` puts it into words.
package struct CommandError: Error, Hashable, Sendable {
  package var kind: Kind
  /// The nearest valid word.
  package var nearest: String?
  package var place: SourcePlace

  package enum Kind: Hashable, Sendable {
    case unknown(read: String, expected: Expected)
    case missing(Expected)
    /// A word after the end of the command. `isText`: in quotes it would be part of a text.
    case surplus(read: String, isText: Bool)
    case ambiguous(read: String, candidates: [String])
    case notAllowed(String, in: ParseContext.Place)
    case unterminatedQuote
    case badEscape(Unicode.Scalar)
    case longRow(ExcessiveMarks)
    /// A closing quote or JSON without a blank after it.
    case textAfterQuote
    case smartQuote(Unicode.Scalar)
    case notANumber(read: String, expected: Expected)
    case outOfRange(read: String, from: Int, to: Int)
    case notADuration(read: String)
    case durationTooLong(read: String)
    case durationTooFine(read: String)
    case repeated(String)
    /// `name=` without a value.
    case noValue(of: String)
    case sinceStartOfWorld(claim: String)
    case json(JSONError.Kind)
    case file(path: String, FileFault)
    case payloadIsNoObject(path: String)
  }

  package enum Expected: Hashable, Sendable {
    case verb
    case eventVerb
    case words([String])
    case number(from: Int)
    case duration
    case text
    case callback
    case file
    case name
    case assumptionPlace
    case url
    case value
    case push
    case keyword(String)
  }
}

/// All parsing errors of a text, in order; at least one.
package struct CommandErrors: Error, Hashable, Sendable {
  package var errors: [CommandError]
}
