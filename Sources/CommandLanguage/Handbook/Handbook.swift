import LifecycleModel
import Synchronization

/// The handbook: each rule's statement, certainty and sources. Each rule has a file, read at its
/// first use.
package struct Handbook: Sendable {
  private let pages: Pages

  /// `reading` returns the text of a rule's file; nil if it cannot be read.
  package init(reading: @escaping @Sendable (Rule) -> String?) {
    pages = Pages(reading)
  }

  /// A handbook without pages, for sessions without questions about rules.
  package static let unavailable = Handbook { _ in nil }

  package func page(of rule: Rule) -> Result<HandbookPage, HandbookPageError> {
    pages.page(of: rule)
  }

  /// The rule's sentence, or an error message if its page is broken.
  package func sentence(of rule: Rule) -> Bilingual {
    switch page(of: rule) {
    case .success(let page): return page.sentence
    case .failure(let error): return error.sentence(for: rule)
    }
  }

  /// The paragraphs of the rule's page, one a line.
  package func paragraphs(of rule: Rule) -> Bilingual {
    switch page(of: rule) {
    case .success(let page): return page.text
    case .failure(let error): return error.sentence(for: rule)
    }
  }
}

/// Caches the pages that were read.
private final class Pages: Sendable {
  private let read: @Sendable (Rule) -> String?
  private let found = Mutex<[Rule: Result<HandbookPage, HandbookPageError>]>([:])

  init(_ read: @escaping @Sendable (Rule) -> String?) { self.read = read }

  func page(of rule: Rule) -> Result<HandbookPage, HandbookPageError> {
    found.withLock { found in
      if let page = found[rule] { return page }
      let page = Result { () throws(HandbookPageError) in
        guard let text = read(rule) else { throw HandbookPageError.unreadable }
        return try HandbookPage(of: rule, reading: text)
      }
      found[rule] = page
      return page
    }
  }
}
