import CommandLanguage
import Payloads

/// Facts about the whole payload.
extension PayloadFact {
  static func json(_ error: JSONError) -> PayloadFact {
    PayloadFact(.json, .error, en: error.kind.sentence.en, zh: error.kind.sentence.zh)
  }

  /// The file is a request to a push service; the payload is the one that the service sends.
  static func service(_ message: ServiceMessage) -> PayloadFact {
    let name = message.service.rawValue
    return PayloadFact(
      .service, .note, .modelChoice,
      en: "this is a request to \(name), no payload: checked is what the service sends to APNs of "
        + "it, and push FILE sends the same",
      zh: "这是发给 \(name) 的请求，不是推送内容：检查的是服务据此发给 APNs 的部分，push FILE 发送的也是它")
  }

  /// The string under `key` should contain a payload but is invalid.
  static func embedded(_ key: String, _ error: JSONError) -> PayloadFact {
    let place = error.position
    return PayloadFact(
      .json, .error,
      en: "the text of \(key), line \(place.line), column \(place.column) of the JSON in it: "
        + error.kind.sentence.en,
      zh: "\(key) 的文字里的 JSON，第 \(place.line) 行第 \(place.column) 列：\(error.kind.sentence.zh)")
  }

  static let noObject = PayloadFact(
    .noAps, .error, .documented, "push.A-GEN",
    en: "a payload is an object with aps in it: APNs and simctl take nothing else",
    zh: "推送内容应是含有 aps 的对象，APNs 与 simctl 都不接受别的")

  /// The payload has no `aps`. `inside`: the key of the object that contains an `aps`.
  static func noAps(inside key: String?) -> PayloadFact {
    let hint =
      key.map { key in
        Bilingual(
          en: "; the one inside \(quoted(key)) does not count",
          zh: "；写在 \(quoted(key)) 里的 aps 不算")
      } ?? Bilingual(en: "", zh: "")
    return PayloadFact(
      .noAps, .error, .documented, "push.AR-KEY",
      en:
        "there is no aps: iOS does nothing with such a push, and simctl refuses the file\(hint.en)",
      zh: "没有 aps：iOS 不会对这样的推送做任何事，simctl 会拒绝这个文件\(hint.zh)")
  }

  static let noApsInCall = PayloadFact(
    .noAps, .warning, .documented, "push.AR-KEY",
    en: "there is no aps: right for a VoIP push through PushKit, but any other push does nothing, "
      + "and simctl refuses the file",
    zh: "没有 aps：经 PushKit 的 VoIP 推送可以如此，其他推送则毫无作用，simctl 也会拒绝这个文件")

  static let emptyAps = PayloadFact(
    .emptyAps, .warning, .observed, "push.GROCER-44",
    en: "aps has neither alert, sound, badge nor content-available: "
      + "iOS drops the push unless the app is in front",
    zh: "aps 里没有 alert、sound、badge，也没有 content-available：应用不在前台时 iOS 会丢弃这条推送")

  static func size(_ bytes: Int, limit: Int) -> PayloadFact {
    PayloadFact(
      .size, .error, .documented, "push.A-RESP",
      en: "\(bytes) bytes without blanks, at most \(limit) are allowed: "
        + "APNs answers 413 PayloadTooLarge",
      zh: "去掉空白后仍有 \(bytes) 字节，上限为 \(limit)：APNs 会以 413 PayloadTooLarge 拒绝")
  }

  static func sizeAsWritten(_ bytes: Int, limit: Int) -> PayloadFact {
    PayloadFact(
      .size, .warning, .documented, "push.A-RESP",
      en: "\(bytes) bytes as they stand, at most \(limit) are allowed: sent like this, "
        + "APNs answers 413 PayloadTooLarge; without the blanks it fits",
      zh: "按原样共 \(bytes) 字节，上限为 \(limit)：原样发送会被 APNs 以 413 PayloadTooLarge 拒绝，"
        + "去掉空白则放得下")
  }

  static let manyMembers = PayloadFact(
    .size, .note,
    en: "only the first \(PayloadNode.mostMembers) keys of this object were checked; "
      + "no payload that APNs takes has more",
    zh: "只检查了该对象的前 \(PayloadNode.mostMembers) 个键；APNs 接受的负载不会有更多")

  static func duplicate(_ key: String, firstAt position: SourcePosition) -> PayloadFact {
    PayloadFact(
      .duplicateKey, .warning, .modelChoice,
      en: "\(quoted(key)) stands already in line \(position.line), column \(position.column): "
        + "only one of them counts, here the last",
      zh: "第 \(position.line) 行第 \(position.column) 列已有 \(quoted(key))：只有一个有效，此处取最后一个")
  }

  static func bundlePlaceholder(_ value: String) -> PayloadFact {
    PayloadFact(
      .bundle, .warning, .documented, "push.XC114",
      en:
        "\(quoted(value)) looks like a placeholder: simctl needs the bundle id of an installed app, "
        + "unless it is given as an argument",
      zh: "\(quoted(value)) 像是占位符：simctl 需要已安装应用的 bundle id，除非另以参数给出")
  }

  static func bundleIncomplete(_ value: String) -> PayloadFact {
    PayloadFact(
      .bundle, .warning, .documented, "push.XC114",
      en: "\(quoted(value)) is no complete bundle id such as com.example.app: simctl finds no app "
        + "for it, unless one is given as an argument",
      zh: "\(quoted(value)) 不是完整的 bundle id（如 com.example.app）：simctl 找不到对应的应用，"
        + "除非另以参数给出")
  }
}
