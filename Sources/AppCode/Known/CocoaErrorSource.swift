/// Foundation's `CocoaError` as Swift source. The texts are those of swift-foundation in English.
enum CocoaErrorSource {
  static let text = #"""
    struct CocoaError: Error, Hashable, CustomNSError, LocalizedError, CustomStringConvertible,
      CustomDebugStringConvertible
    {
      struct Code: RawRepresentable, Hashable {
        let rawValue: Int
        init(rawValue: Int) { self.rawValue = rawValue }
        static let fileNoSuchFile = Code(rawValue: 4)
        static let fileReadNoSuchFile = Code(rawValue: 260)
        static let fileReadCorruptFile = Code(rawValue: 259)
        static let fileWriteNoPermission = Code(rawValue: 513)
        static let fileWriteOutOfSpace = Code(rawValue: 640)
        static let fileReadNoPermission = Code(rawValue: 257)
        static let fileReadUnknown = Code(rawValue: 256)
        static let coderInvalidValue = Code(rawValue: 4866)
        static let coderReadCorrupt = Code(rawValue: 4864)
        static let coderValueNotFound = Code(rawValue: 4865)
        static let userCancelled = Code(rawValue: 3072)
        static let featureUnsupported = Code(rawValue: 3328)
        static let propertyListReadCorrupt = Code(rawValue: 3840)
        static let fileWriteUnknown = Code(rawValue: 512)
        static let fileWriteFileExists = Code(rawValue: 516)
        static let formatting = Code(rawValue: 2048)
        static let keyValueValidation = Code(rawValue: 1024)
        static let fileLocking = Code(rawValue: 255)
        static let fileReadUnsupportedScheme = Code(rawValue: 262)
        static let fileReadInvalidFileName = Code(rawValue: 258)
        static let fileReadTooLarge = Code(rawValue: 263)
        static let fileWriteInvalidFileName = Code(rawValue: 514)
        static let fileWriteVolumeReadOnly = Code(rawValue: 642)
      }
      static var fileNoSuchFile: Code { .fileNoSuchFile }
      static var fileReadNoSuchFile: Code { .fileReadNoSuchFile }
      static var fileReadCorruptFile: Code { .fileReadCorruptFile }
      static var fileWriteNoPermission: Code { .fileWriteNoPermission }
      static var fileWriteOutOfSpace: Code { .fileWriteOutOfSpace }
      static var fileReadNoPermission: Code { .fileReadNoPermission }
      static var fileReadUnknown: Code { .fileReadUnknown }
      static var coderInvalidValue: Code { .coderInvalidValue }
      static var coderReadCorrupt: Code { .coderReadCorrupt }
      static var coderValueNotFound: Code { .coderValueNotFound }
      static var userCancelled: Code { .userCancelled }
      static var featureUnsupported: Code { .featureUnsupported }
      static var propertyListReadCorrupt: Code { .propertyListReadCorrupt }
      static var fileWriteUnknown: Code { .fileWriteUnknown }
      static var fileWriteFileExists: Code { .fileWriteFileExists }
      static var formatting: Code { .formatting }
      static var keyValueValidation: Code { .keyValueValidation }
      static var fileLocking: Code { .fileLocking }
      static var fileReadUnsupportedScheme: Code { .fileReadUnsupportedScheme }
      static var fileReadInvalidFileName: Code { .fileReadInvalidFileName }
      static var fileReadTooLarge: Code { .fileReadTooLarge }
      static var fileWriteInvalidFileName: Code { .fileWriteInvalidFileName }
      static var fileWriteVolumeReadOnly: Code { .fileWriteVolumeReadOnly }
      static var errorDomain: String { "NSCocoaErrorDomain" }
      let code: Code
      let userInfo: [String: Any]
      init(_ code: Code, userInfo: [String: Any] = [:]) {
        self.code = code
        self.userInfo = userInfo
      }
      static func error(_ code: Code, userInfo: [String: Any]? = nil) -> CocoaError {
        CocoaError(code, userInfo: userInfo ?? [:])
      }
      var errorCode: Int { code.rawValue }
      var errorUserInfo: [String: Any] { userInfo }
      var isFileError: Bool { code.rawValue >= 0 && code.rawValue < 1024 }
      var filePath: String? { userInfo["NSFilePath"] as? String }
      private var reason: String? {
        switch code.rawValue {
        case 4, 260: "The file doesn’t exist."
        case 259: "The file isn’t in the correct format."
        case 257, 513: "You don’t have permission."
        case 640: "There isn’t enough space."
        case 4864, 4866: "The data isn’t in the correct format."
        case 4865: "The data is missing."
        case 3072: "The operation was cancelled."
        case 3328: "The requested operation is not supported."
        case 3840: "The data is not in the correct format."
        case 516: "A file with the same name already exists."
        case 1024, 2048: "The value is invalid."
        case 255: "The file couldn’t be locked."
        case 262: "The specified URL type isn’t supported."
        case 258, 514: "The file name is invalid."
        case 263: "The item is too large."
        case 642: "The volume is read only."
        default: nil
        }
      }
      var errorDescription: String? {
        let own = userInfo["NSLocalizedDescription"] as? String
        if let own { return own }
        let text = reason ?? "(NSCocoaErrorDomain error \(code.rawValue).)"
        return "The operation could not be completed. " + text
      }
      var description: String {
        let text = reason ?? "(null)"
        return "Error Domain=NSCocoaErrorDomain Code=\(code.rawValue) \"\(text)\""
      }
      var debugDescription: String { description }
      static func == (one: CocoaError, other: CocoaError) -> Bool { one.code == other.code }
      func hash(into hasher: inout Hasher) { hasher.combine(code) }
      static func ~= (code: Code, error: Error) -> Bool { (error as? CocoaError)?.code == code }
    }
    """#
}
