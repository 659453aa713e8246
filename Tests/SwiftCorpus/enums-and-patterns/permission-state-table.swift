// swift-format-ignore-file
enum Status: CaseIterable { case notDetermined, denied, authorized, provisional, ephemeral }
enum Event: CaseIterable { case ask, grant, deny, settingsOff }
func next(_ s: Status, _ e: Event) -> Status? { switch (s, e) { case (.notDetermined, .ask): .provisional; case (.notDetermined, .grant), (.provisional, .grant): .authorized; case (.notDetermined, .deny), (_, .settingsOff) where s != .denied: .denied; case (.authorized, _), (.ephemeral, _): s; case (.denied, _), (.provisional, .ask), (.provisional, .deny), (.notDetermined, .settingsOff): nil; default: nil } }
for s in Status.allCases { print(s, Event.allCases.map { next(s, $0).map { "\($0)" } ?? "-" }) }
let canAlert: Set<Status> = [.authorized, .provisional, .ephemeral]; print(Status.allCases.filter(canAlert.contains), canAlert.isSuperset(of: [.denied]))
