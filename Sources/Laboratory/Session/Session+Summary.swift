import CommandLanguage
import LifecycleModel

extension Session {
  /// A complete event in one line: what the user saw, which methods were called, what happened to handlers, and the
  /// app's state afterwards. nil for a judgement and for a refused event.
  package func summary(ofRecord index: Int) -> Bilingual? {
    let record = history.records[index]
    guard record.isEvent, !record.isRefused else { return nil }
    let parts =
      [seen(record), called(record), handlers(record, index), ended(record)].compactMap { $0 }
    return parts.joined(en: " ", zh: "")
  }

  private func seen(_ record: Record) -> Bilingual? {
    var places: [Display.Place] = []
    var hasPush = false
    for step in record.steps {
      if case .display(let display) = step.change, !places.contains(display.place) {
        places.append(display.place)
      }
      if case .apns = step.change { hasPush = true }
    }
    guard hasPush || !places.isEmpty else { return nil }
    if places.isEmpty { return Bilingual(en: "Seen: nothing.", zh: "看到：无。") }
    return Bilingual(
      en: "Seen: \(places.map(\.label.en).joined(separator: ", ")).",
      zh: "看到：\(places.map(\.label.zh).joined(separator: "、"))。")
  }

  private func called(_ record: Record) -> Bilingual {
    let calls = record.steps.compactMap { step -> Call? in
      guard case .call(let call) = step.change, case .implemented = call.answer else { return nil }
      return call
    }
    guard !calls.isEmpty else { return Bilingual(en: "Called: nothing.", zh: "调用：无。") }
    let states = Set(calls.map(\.stateWord))
    let names = calls.prefix(calls.count > 3 ? 2 : 3).map { call in
      let name = CallbackNames.shortName(of: call.callback)
      guard states.count > 1 else { return Bilingual(en: name, zh: name) }
      return Bilingual(en: "\(name) (\(call.stateWord))", zh: "\(name)（\(call.stateWord)）")
    }
    let state = states.count == 1 ? states.first : nil
    let left = calls.count - names.count
    return Bilingual(
      en: "Called: \(names.map(\.en).joined(separator: ", "))"
        + (left > 0 ? ", \(left) more" : "") + (state.map { " (\($0))." } ?? "."),
      zh: "调用：\(names.map(\.zh).joined(separator: "、"))" + (left > 0 ? "，另有 \(left) 个" : "")
        + (state.map { "（\($0)）。" } ?? "。"))
  }

  private func handlers(_ record: Record, _ index: Int) -> Bilingual? {
    var opened: [HandlerID] = []
    var sentences: [Bilingual] = []
    for step in record.steps {
      if case .quiet(.handlerOpened(let handler)) = step.change, handler.kind.holdsAwake {
        opened.append(handler.id)
      }
      guard case .app(.completed(let id, _, let again)) = step.change else { continue }
      opened.removeAll { $0 == id }
      if again {
        sentences.append(Bilingual(en: "Handler: called again.", zh: "完成处理程序：再次调用。"))
      } else if let start = timeOfOpening(id, upTo: index) {
        let seconds = (step.time - start).inSeconds
        sentences.append(
          Bilingual(en: "Handler: called after \(seconds) s.", zh: "完成处理程序：\(seconds) 秒后调用。"))
      }
    }
    let isGone = record.after.processState == .notRunning
    if !opened.isEmpty, !isGone {
      sentences.append(Bilingual(en: "Handler: not called yet.", zh: "完成处理程序：尚未调用。"))
    }
    guard !sentences.isEmpty else { return nil }
    return sentences.joined(en: " ", zh: "")
  }

  private func timeOfOpening(_ id: HandlerID, upTo index: Int) -> Milliseconds? {
    for record in history.records[...index].reversed() {
      for step in record.steps.reversed() {
        if case .quiet(.handlerOpened(let handler)) = step.change, handler.id == id,
          handler.kind.holdsAwake
        {
          return step.time
        }
      }
    }
    return nil
  }

  private func ended(_ record: Record) -> Bilingual? {
    let state = record.after.lifecycle
    guard state != record.before.lifecycle else { return nil }
    return Bilingual(en: "App: \(state.label.en).", zh: "应用：\(state.label.zh)。")
  }
}
