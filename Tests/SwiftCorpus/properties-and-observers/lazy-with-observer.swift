// swift-format-ignore-file
final class Reach { enum Status: Equatable { case online(via: String), offline }
  var onChange: ((Status, Status) -> Void)?
  private(set) lazy var status: Status = .offline { didSet { guard status != oldValue else { return }; onChange?(oldValue, status) } }
  func set(_ s: Status) { status = s } }
func run() { let r = Reach(); r.onChange = { print($0, "->", $1) }; r.set(.offline); r.set(.online(via: "wifi")); r.set(.online(via: "wifi")); r.set(.offline) }
run()
