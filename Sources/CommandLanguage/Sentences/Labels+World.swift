import LifecycleModel

extension LiveActivity {
  package var label: Bilingual {
    if hasEnded { return Bilingual(en: "ended", zh: "已结束") }
    return isStale ? Bilingual(en: "old", zh: "已过时") : Bilingual(en: "live", zh: "实时")
  }
}

// Names for the parts of a world within a sentence.

extension ApplicationState {
  package var label: Bilingual {
    switch self {
    case .active: return Bilingual(en: "active", zh: "激活（active）")
    case .inactive: return Bilingual(en: "inactive", zh: "未激活（inactive）")
    case .background: return Bilingual(en: "background", zh: "后台")
    }
  }
}

extension StateName {
  package var label: Bilingual {
    switch self {
    case .active: return ApplicationState.active.label
    case .inactive: return ApplicationState.inactive.label
    case .background: return ApplicationState.background.label
    case .notRunning: return LifecycleState.notRunning.label
    }
  }
}

extension LifecycleState {
  package var label: Bilingual {
    switch self {
    case .notRunning: return Bilingual(en: "not running", zh: "未运行")
    case .inactive: return ApplicationState.inactive.label
    case .active: return ApplicationState.active.label
    case .background: return ApplicationState.background.label
    case .suspended: return Bilingual(en: "suspended", zh: "挂起")
    }
  }
}

extension ProcessState {
  package var label: Bilingual {
    switch self {
    case .notRunning: return LifecycleState.notRunning.label
    case .running: return Bilingual(en: "running", zh: "运行中")
    case .suspended: return LifecycleState.suspended.label
    }
  }
}

extension Flag {
  /// The value as Swift prints it; in Chinese permissions have names.
  package var valueLabel: Bilingual {
    guard case .permission(let permission) = self else {
      return Bilingual(en: printed, zh: printed)
    }
    return Bilingual(en: printed, zh: permission.label.zh)
  }
}

extension Permission {
  package var label: Bilingual {
    switch self {
    case .notDetermined: return Bilingual(en: "not determined", zh: "未决定")
    case .denied: return Bilingual(en: "denied", zh: "已拒绝")
    case .authorized: return Bilingual(en: "authorized", zh: "已允许")
    case .provisional: return Bilingual(en: "provisional", zh: "临时授权")
    }
  }
}

extension Phone.Screen {
  package var label: Bilingual {
    switch self {
    case .home: return Bilingual(en: "the Home screen", zh: "主屏幕")
    case .app: return Bilingual(en: "the app", zh: "本应用")
    case .other: return Bilingual(en: "another app", zh: "其他应用")
    case .lock: return Bilingual(en: "the lock screen", zh: "锁屏")
    case .switcher: return Bilingual(en: "the app switcher", zh: "应用切换器")
    case .center: return Bilingual(en: "Notification Center", zh: "通知中心")
    case .control: return Bilingual(en: "Control Center", zh: "控制中心")
    case .ringing: return Bilingual(en: "an incoming call", zh: "来电界面")
    case .call: return Bilingual(en: "the call", zh: "通话界面")
    }
  }
}

extension Settings.Style {
  package var label: Bilingual {
    switch self {
    case .none: return Bilingual(en: "None", zh: "无")
    case .banner: return Bilingual(en: "Banners", zh: "横幅")
    case .alert: return Bilingual(en: "Alerts", zh: "提醒")
    }
  }
}

extension Timer.Name {
  package var label: Bilingual {
    switch self {
    case .suspend: return Bilingual(en: "suspension timer", zh: "挂起倒计时")
    case .handler: return Bilingual(en: "handler timer", zh: "完成处理程序时限")
    case .launch: return Bilingual(en: "launch timer", zh: "启动时限")
    case .callback: return Bilingual(en: "callback timer", zh: "回调时限")
    case .backgroundTask: return Bilingual(en: "background task timer", zh: "后台任务时限")
    case .location: return Bilingual(en: "location timer", zh: "定位唤醒时限")
    case .task: return Bilingual(en: "BGTask timer", zh: "BGTask 时限")
    case .transfer: return Bilingual(en: "transfer timer", zh: "后台传输时限")
    case .serviceExtension: return Bilingual(en: "service extension timer", zh: "服务扩展时限")
    case .report: return Bilingual(en: "call report timer", zh: "CallKit 报告时限")
    case .banner: return Bilingual(en: "banner timer", zh: "横幅倒计时")
    case .download: return Bilingual(en: "download", zh: "下载")
    case .work: return Bilingual(en: "delayed work", zh: "延后执行的代码")
    }
  }
}

extension Flag.Name {
  package var label: Bilingual {
    switch self {
    case .ban: return Bilingual(en: "ban on background launches", zh: "后台启动禁令")
    case .firstUnlock: return Bilingual(en: "unlocked since the restart", zh: "重启后已解锁")
    case .locked: return Bilingual(en: "phone locked", zh: "手机锁定")
    case .token: return Bilingual(en: "device token", zh: "device token")
    case .permission: return Bilingual(en: "permission to notify", zh: "通知权限")
    case .refresh: return Bilingual(en: "Background App Refresh", zh: "后台 App 刷新")
    case .lowPower: return Bilingual(en: "Low Power Mode", zh: "低电量模式")
    case .online: return Bilingual(en: "phone online", zh: "手机在线")
    case .debugger: return Bilingual(en: "debugger attached", zh: "已附加调试器")
    case .storedPush: return Bilingual(en: "a push stored at APNs", zh: "APNs 存有推送")
    case .heldPush:
      return Bilingual(en: "a silent push held on the phone", zh: "手机保留着静默推送")
    case .badge: return Bilingual(en: "badge", zh: "角标")
    }
  }
}
