extension SourceProblem {
  /// Messages of Swift's parser stay in English, as in Xcode.
  package var sentenceChinese: String {
    switch self {
    case .syntax(let words): return "语法错误：\(words)"
    case .constant(let name): return "不能给 '\(name)' 赋值：它是常量"
    case .declaredTwice(let name): return "'\(name)' 重复声明"
    case .badMark(let text):
      return "'//\(text)' 不是有效的标记；应写成 '// pushlab: arrival' 或 '// pushlab: tap'"
    case .markWithoutStatement: return "这个标记没有对应的语句"
    case .markOnBranch: return "请把标记写在分支里的语句上"
    case .unknownMode(let word): return "'\(word)' 不是 UIBackgroundModes 的取值"
    case .otherPlatform(let system, let name):
      return "这是 \(system) 的代理（\(name)）；PushLab 只模拟 iOS"
    case .noDelegate: return "没有找到遵循 UIApplicationDelegate 的类"
    case .tooLarge(let bytes, let limit): return "文件有 \(bytes) 字节，超过上限 \(limit) 字节"
    case .tooManyWords(let limit): return "单词和符号超过 \(limit) 个"
    case .takesTooLong: return "解析时间过长"
    case .noMemory: return "系统允许使用的内存太少，无法读取（ulimit -v）"
    case .tooDeep: return "嵌套太深"
    case .numberTooLarge(let spelling): return "'\(spelling)' 超出其类型的范围"
    case .tooManyMarks(let limit): return "文本连续带有 \(limit) 个以上的组合符号"
    case .texts(let read, let expected):
      let read = read.map { "读到 '\($0)'" } ?? "文件到此结束"
      return "\(read)，此处应为\(expected.words.chinese)（\"KEY\" = \"TEXT\";）"
    case .textsOpen(let sign): return "从这里开始的内容缺少结尾的\(sign.words.chinese)"
    case .textTooLong(let limit): return "键或文字超过 \(limit) 个字符"
    case .tooManyTexts(let limit): return "文字超过 \(limit) 条"
    case .noCatalog: return "应为 String Catalog：带有 \"strings\" 的 JSON 对象"
    case .otherTexts: return "通知的文字取自 Localizable.strings；不读取其他文件"
    }
  }
}
