import LifecycleModel

extension Option {
  /// The option's meaning, if no handbook page states it for this option alone.
  package var meaning: Bilingual? {
    switch self {
    case .mixedIsPlain:
      return Bilingual(
        en: "A push with content-available that shows text or has a sound wakes no app.",
        zh: "带 content-available 的推送只要显示文字或带声音，就不会唤醒应用。")
    case .alertSpoils:
      return Bilingual(
        en:
          "A push with content-available that shows text wakes no app; a sound alone does no harm.",
        zh: "带 content-available 的推送只要显示文字，就不会唤醒应用；只带声音则不受影响。")
    case .lenientFlags:
      return Bilingual(
        en: "Any value of content-available counts as 1.", zh: "content-available 取任何值都当作 1。")
    case .http2:
      return Bilingual(
        en:
          "The server uses the HTTP/2 interface: a payload of 4096 bytes under older profiles, too.",
        zh: "服务端使用 HTTP/2 接口：在较早的规则下，负载上限也是 4096 字节。")
    case .noPushCapability:
      return Bilingual(
        en: "The app lacks the capability Push Notifications: no token, and registering fails.",
        zh: "应用没有 Push Notifications 能力（capability）：没有 token，注册会失败。")
    case .responseOnly:
      return Bilingual(
        en: "A scene that connects for a tap gets no notification response in its options.",
        zh: "因点击通知而连接的 scene，其选项中没有 notificationResponse。")
    case .alertWakeCounts:
      return Bilingual(
        en: "A shown push that wakes the app counts with the silent ones when APNs throttles.",
        zh: "唤醒应用的可见推送也计入静默推送的限流次数。")
    case .noKeyOnBackgroundLaunch:
      return Bilingual(
        en: "An app with scenes that is launched in background gets no launch options.",
        zh: "使用 scene 的应用在后台启动时，启动选项为空。")
    case .ios10TapBug:
      return Bilingual(
        en: "A tap that finds the app running misses the push method with a handler, as in early "
          + "iOS 10.",
        zh: "应用已在运行时点击通知，带完成处理程序的推送方法不会被调用，与早期 iOS 10 相同。")
    case .postBootHold:
      return Bilingual(
        en: "For 300 s after a restart the phone holds silent pushes back.",
        zh: "手机重启后 300 秒内不交付静默推送。")
    case .habits:
      return Bilingual(
        en: "iOS grants a fetch a quarter of an hour before the times at which the app was opened "
          + "the day before.",
        zh: "系统会在前一天打开应用的时刻之前一刻钟安排一次后台获取。")
    case .callBannerInactive:
      return Bilingual(
        en: "An incoming call makes the app inactive, although it shows as a banner.",
        zh: "来电虽以横幅显示，仍会使应用变为未激活（inactive）。")
    case .registrationWaits:
      return Bilingual(
        en: "A registration made while the phone is offline is answered once it is online.",
        zh: "手机离线时的注册，联网后才得到答复。")
    case .killedNeverWakes, .launchOnly, .offlineQueue, .olderSurvives, .emptySoundSilent,
      .badgeAbsentRemoves, .refreshIgnored, .tokenAlways, .strictAPNs, .deniedStillDelivers,
      .keepsHeldAfterForceQuit, .docBackgroundSequence, .backgroundScene, .rebootKeepsBan,
      .noLocationAfterForceQuit, .noVoIPAfterForceQuit, .prewarmRunsDidFinish, .spuriousActive,
      .processingAfterForceQuit, .refreshOffStopsLocation, .fetchAdvisory, .devicePacing,
      .simulator:
      return nil
    }
  }
}
