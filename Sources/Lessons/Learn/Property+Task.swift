import CommandLanguage

extension Exploration.Property {
  /// The requirement for a delegate in a fix lesson.
  var task: Bilingual {
    switch self {
    case .arrivalIsArrival:
      return Bilingual(en: "no arrival is taken for a tap", zh: "到达的推送不会被当成点击")
    case .tapIsTap: return Bilingual(en: "every tap stays a tap", zh: "每次点击都被当成点击")
    case .handlerOnce:
      return Bilingual(
        en: "every completion handler is called, and only once", zh: "每个完成处理程序都被调用，且只调用一次")
    case .handlerInTime:
      return Bilingual(
        en: "every completion handler is called in time", zh: "每个完成处理程序都按时被调用")
    case .noTrap: return Bilingual(en: "the code never traps", zh: "代码不会触发运行时错误")
    case .contentBeforeOpen:
      return Bilingual(
        en: "the content is there when the app is opened", zh: "打开应用时内容已经就绪")
    }
  }
}
