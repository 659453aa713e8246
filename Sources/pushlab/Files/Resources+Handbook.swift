import CommandLanguage
import LifecycleModel

extension Resources {
  /// A handbook whose pages are read from `assets/handbook` when they are first asked for.
  var handbook: Handbook {
    Handbook { rule in
      guard case .success(let bytes) = InputFile.read(path("handbook", rule.id + ".md")) else {
        return nil
      }
      return String(decoding: bytes, as: UTF8.self)
    }
  }
}
