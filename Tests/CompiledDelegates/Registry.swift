import UIKit

/// The delegates of this folder by file name. They are compiled here and also read by the
/// interpreter.
public enum CompiledDelegate: String, CaseIterable, Sendable {
  case article = "ArticleDelegate"
  case messaging = "MessagingDelegate"
  case router = "RouterDelegate"
  case sync = "SyncDelegate"
  case store = "StoreDelegate"
  case observer = "ObserverDelegate"
  case modern = "ModernDelegate"
  case analytics = "AnalyticsDelegate"
  case awaiting = "AwaitDelegate"
  case backgroundWork = "BackgroundWorkDelegate"
  case cloudMessaging = "CloudMessagingDelegate"
  case codableRoute = "CodableRouteDelegate"
  case coordinator = "CoordinatorDelegate"
  case deepLink = "DeepLinkDelegate"
  case featureFlag = "FeatureFlagDelegate"
  case handlerChain = "HandlerChainDelegate"
  case queue = "QueueDelegate"
  case services = "ServicesDelegate"
  case snapshot = "SnapshotDelegate"
  case subject = "SubjectDelegate"

  public func make() -> any UIApplicationDelegate & UNUserNotificationCenterDelegate {
    switch self {
    case .article: return ArticleDelegate()
    case .messaging: return MessagingDelegate()
    case .router: return RouterDelegate()
    case .sync: return SyncDelegate()
    case .store: return StoreDelegate()
    case .observer: return ObserverDelegate()
    case .modern: return ModernDelegate()
    case .analytics: return AnalyticsDelegate()
    case .awaiting: return AwaitDelegate()
    case .backgroundWork: return BackgroundWorkDelegate()
    case .cloudMessaging: return CloudMessagingDelegate()
    case .codableRoute: return CodableRouteDelegate()
    case .coordinator: return CoordinatorDelegate()
    case .deepLink: return DeepLinkDelegate()
    case .featureFlag: return FeatureFlagDelegate()
    case .handlerChain: return HandlerChainDelegate()
    case .queue: return QueueDelegate()
    case .services: return ServicesDelegate()
    case .snapshot: return SnapshotDelegate()
    case .subject: return SubjectDelegate()
    }
  }

  /// Whether it has the `async` forms instead of those with a completion handler.
  public var isAsync: Bool { self == .modern || self == .awaiting }
}
