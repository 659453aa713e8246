import UIKit

/// The delegates of this folder, by the name of their file: compiled here, read by the interpreter.
public enum CompiledDelegate: String, CaseIterable, Sendable {
  case article = "ArticleDelegate"
  case messaging = "MessagingDelegate"
  case router = "RouterDelegate"
  case sync = "SyncDelegate"
  case store = "StoreDelegate"
  case observer = "ObserverDelegate"
  case modern = "ModernDelegate"

  public func make() -> any UIApplicationDelegate & UNUserNotificationCenterDelegate {
    switch self {
    case .article: return ArticleDelegate()
    case .messaging: return MessagingDelegate()
    case .router: return RouterDelegate()
    case .sync: return SyncDelegate()
    case .store: return StoreDelegate()
    case .observer: return ObserverDelegate()
    case .modern: return ModernDelegate()
    }
  }

  /// It has the `async` forms in place of those with a completion handler.
  public var isAsync: Bool { self == .modern }
}
