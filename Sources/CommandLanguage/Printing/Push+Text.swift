import LifecycleModel

extension Push {
  /// `push ...` as a command.
  package var commandText: String { canonicalText }

  /// `push ...` with the headers that do not follow from its payload.
  var canonicalText: String {
    let isCall = type == .voip && payload == Push.voip.payload
    let usual = isCall ? Push.voip : Push(payload: payload)
    var words = ["push", isCall ? "voip" : body]
    if priority != usual.priority { words.append("priority=\(priority)") }
    if type != usual.type { words.append("type=\(type.rawValue)") }
    switch expiration {
    case _ where expiration == usual.expiration: break
    case .zero?: words.append("expires=0")
    case .after(let span)?: words.append("expires=\(span.inSeconds)s")
    case nil: break
    }
    if let collapseID { words.append("collapse=" + CommandText.word(collapseID)) }
    if let topic { words.append("topic=" + CommandText.word(topic)) }
    if let token { words.append("token=\(token.rawValue)") }
    if let auth { words.append("auth=\(auth.rawValue)") }
    return words.joined(separator: " ")
  }

  private var body: String {
    if payload == Push.silent.payload { return "silent" }
    if let text = aps?["alert"]?.asString {
      if payload == Push.alert(text).payload { return "alert " + CommandText.quoted(text) }
      if payload == Push.rich(text).payload { return "rich " + CommandText.quoted(text) }
      if payload == Push.mixed(text).payload { return "mixed " + CommandText.quoted(text) }
    }
    if let badge, (0...Arguments.largestNumber).contains(badge),
      payload == Push.badge(badge).payload
    {
      return "badge \(badge)"
    }
    return jsonSafe(payload.compact)
  }
}
