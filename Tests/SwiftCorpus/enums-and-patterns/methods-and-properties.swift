enum Permission {
  case notDetermined, denied, authorized
  var canShow: Bool { self == .authorized }
  var title: String {
    switch self {
    case .notDetermined: return "Ask"
    case .denied: return "Off"
    case .authorized: return "On"
    }
  }
  static var initial: Permission { .notDetermined }
  func after(_ granted: Bool) -> Permission { granted ? .authorized : .denied }
}
print(Permission.initial.title, Permission.initial.after(true).canShow, Permission.denied.title)
