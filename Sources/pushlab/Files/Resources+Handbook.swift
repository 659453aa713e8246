import CommandLanguage
import LifecycleModel

extension Resources {
  /// A handbook that reads each page from `assets/handbook` at its first use.
  var handbook: Handbook {
    Handbook { rule in
      guard case .success(let bytes) = InputFile.read(path("handbook", rule.id + ".md")) else {
        return nil
      }
      return String(decoding: bytes, as: UTF8.self)
    }
  }
}
