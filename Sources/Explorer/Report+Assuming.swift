import CommandLanguage
import LifecycleModel

/// Remarks about the assumptions that an answer needs.
extension Report {
  static func assuming(
    _ assumption: Assumption, _ unknown: [Assumed], _ program: any AppProgram
  ) -> Bilingual {
    let found = unknown.first { program.assumption($0.value, of: $0) == assumption }
    let what = found.map { terminalSafe($0.what) }
    let place = assumption.place
    if let what, assumption.value.kind == .call {
      let never = assumption.value == .never
      return Bilingual(
        en: "assuming: \(what) \(never ? "never calls" : "calls") what it is given (line \(place))",
        zh: "假定：\(what) \(never ? "从不调用" : "会调用")传给它的闭包（第 \(place) 行）")
    }
    if let what, assumption.value.kind == .sequence {
      let isEmpty = assumption.value == .empty
      return Bilingual(
        en: "assuming: \(what) has \(isEmpty ? "no" : "one") element (line \(place))",
        zh: "假定：\(what) \(isEmpty ? "没有" : "有一个")元素（第 \(place) 行）")
    }
    let value = assumption.value.word
    return Bilingual(
      en: "assuming: \(what.map { $0 + " is " } ?? "")\(value) (line \(place))",
      zh: "假定：\(what.map { $0 + " 为 " } ?? "")\(value)（第 \(place) 行）")
  }
}
