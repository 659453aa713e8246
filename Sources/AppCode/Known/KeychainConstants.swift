import LifecycleModel

extension KnownStatic {
  /// Attributes of the Keychain have their own names as values; results have their numbers.
  static func keychain(_ name: String) -> Value? {
    guard let code = keychainResults[name] else {
      return name.hasPrefix("kSec") ? .string(name) : nil
    }
    return IntegerType.int32.bits(of: Int128(code)).map { .integer(.int32, $0) }
  }

  private static let keychainResults = [
    "errSecSuccess": 0, "noErr": 0, "errSecUnimplemented": -4, "errSecParam": -50,
    "errSecAllocate": -108, "errSecNotAvailable": -25291, "errSecAuthFailed": -25293,
    "errSecDuplicateItem": -25299, "errSecItemNotFound": -25300,
    "errSecInteractionNotAllowed": -25308, "errSecDecode": -26275, "errSecUserCanceled": -128,
    "errSecMissingEntitlement": -34018,
  ]
}
