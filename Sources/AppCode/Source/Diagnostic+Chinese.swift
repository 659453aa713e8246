extension Diagnostic {
  /// `message` for readers of Chinese. What Swift's parser says stays in its own words, as in Xcode.
  package var messageChinese: String {
    guard let nearest else { return sentenceChinese }
    return "\(sentenceChinese)；是不是想写 '\(nearest)'？"
  }

  private var sentenceChinese: String {
    switch problem {
    case .syntax(let words): return "语法错误：\(words)"
    case .notPlayed(let what): return "模拟器不支持\(Diagnostic.spaced(what.chinese))"
    case .unknownName(let name): return "找不到 '\(name)'"
    case .unknownType(let name): return "找不到类型 '\(name)'"
    case .unknownMember(let name): return "模拟器不认识成员 '\(name)'"
    case .unknownMethod(let name): return "模拟器不认识方法 '\(name)'"
    case .wrongArguments(let name, let expected, let found):
      return "'\(name)' 需要 \(expected) 个参数，这里有 \(found) 个"
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
    }
  }

  /// A blank between a Chinese sign and a Latin one, as usual in technical text.
  private static func spaced(_ words: String) -> String {
    words.unicodeScalars.first.map { $0.isASCII } == true ? " " + words : words
  }
}
