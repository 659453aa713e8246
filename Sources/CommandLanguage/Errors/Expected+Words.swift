extension CommandError.Expected {
  var words: Bilingual {
    switch self {
    case .verb: return Bilingual(en: "a command", zh: "一条命令")
    case .eventVerb:
      return Bilingual(en: "the verb of an event, as in \"tap\"", zh: "事件的动词，如 tap")
    case .words(let words) where words.count == 1:
      return Bilingual(en: words[0], zh: " \(words[0])")
    case .words(let words):
      // A long list does not help in a sentence; `help VERB` shows it.
      let shown = words.prefix(16)
      let more = words.count > shown.count
      return Bilingual(
        en: "one of " + shown.joined(separator: ", ") + (more ? ", ..." : ""),
        zh: "其中之一：" + shown.joined(separator: "、") + (more ? "……" : ""))
    case .number(let smallest):
      return Bilingual(
        en: "a whole number, \(smallest) or more", zh: "不小于 \(smallest) 的整数")
    case .duration:
      return Bilingual(
        en: "a duration such as 30s, 2m, 1h or 500ms", zh: "时长，如 30s、2m、1h 或 500ms")
    case .text: return Bilingual(en: "a text", zh: "一段文字")
    case .callback:
      return Bilingual(
        en: "the name of a callback, as in \"didBecomeActive\"",
        zh: "回调的名称，如 didBecomeActive")
    case .file: return Bilingual(en: "a file", zh: "文件名")
    case .assumptionPlace:
      return Bilingual(
        en: "a line, as in 24, 24.2 or AppDelegate.swift:24",
        zh: "行号，如 24、24.2 或 AppDelegate.swift:24")
    case .name: return Bilingual(en: "a name", zh: "名称")
    case .url:
      return Bilingual(
        en: "a URL with its scheme, as in myapp://item/7", zh: "带 scheme 的 URL，如 myapp://item/7")
    case .value: return Bilingual(en: "a value", zh: "值")
    case .push:
      return Bilingual(
        en: "alert, silent, mixed, badge, rich, voip, {JSON} or an .apns or .json file",
        zh: " alert、silent、mixed、badge、rich、voip、{JSON} 或 .apns、.json 文件")
    case .keyword(let word): return Bilingual(en: "\"\(word)\"", zh: "“\(word)”")
    }
  }
}
