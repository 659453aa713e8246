/// URLRequest as Swift source (see `FoundationSource`). It changes the case of header and method names as Foundation on
/// Linux does.
enum NetworkSource {
  static let request = #"""
    struct URLRequest: Hashable, CustomStringConvertible, CustomDebugStringConvertible {
      enum CachePolicy: UInt {
        case useProtocolCachePolicy = 0
        case reloadIgnoringLocalCacheData = 1
        case returnCacheDataElseLoad = 2
        case returnCacheDataDontLoad = 3
        case reloadIgnoringLocalAndRemoteCacheData = 4
        case reloadRevalidatingCacheData = 5
        static var reloadIgnoringCacheData: CachePolicy { .reloadIgnoringLocalCacheData }
      }
      enum NetworkServiceType: UInt {
        case `default` = 0
        case voip = 1
        case video = 2
        case background = 3
        case voice = 4
        case responsiveData = 6
        case avStreaming = 8
        case responsiveAV = 9
        case callSignaling = 11
      }
      var url: URL?
      var cachePolicy: CachePolicy
      var timeoutInterval: TimeInterval
      var mainDocumentURL: URL?
      var networkServiceType = NetworkServiceType.default
      var allowsCellularAccess = true
      var allowsExpensiveNetworkAccess = true
      var allowsConstrainedNetworkAccess = true
      var httpBody: Data?
      var httpShouldHandleCookies = true
      var allHTTPHeaderFields: [String: String]?
      private var method = "GET"
      init(
        url: URL, cachePolicy: CachePolicy = .useProtocolCachePolicy,
        timeoutInterval: TimeInterval = 60
      ) {
        self.url = url
        self.cachePolicy = cachePolicy
        self.timeoutInterval = timeoutInterval
      }
      var httpMethod: String? {
        get { method }
        set {
          let name = newValue ?? "GET"
          let known = ["GET", "HEAD", "POST", "PUT", "DELETE", "CONNECT"]
          method = known.contains(name.uppercased()) ? name.uppercased() : name
        }
      }
      var description: String { url?.description ?? "url: nil" }
      var debugDescription: String { description }
      private func key(_ field: String) -> String? {
        allHTTPHeaderFields?.keys.first { $0.lowercased() == field.lowercased() }
      }
      func value(forHTTPHeaderField field: String) -> String? {
        guard let key = key(field) else { return nil }
        return allHTTPHeaderFields?[key]
      }
      mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {
        let key = key(field) ?? field.capitalized
        var fields = allHTTPHeaderFields ?? [:]
        fields[key] = value
        allHTTPHeaderFields = fields
      }
      mutating func addValue(_ value: String, forHTTPHeaderField field: String) {
        let old = self.value(forHTTPHeaderField: field)
        setValue(old.map { $0 + "," + value } ?? value, forHTTPHeaderField: field)
      }
    }
    """#
}
