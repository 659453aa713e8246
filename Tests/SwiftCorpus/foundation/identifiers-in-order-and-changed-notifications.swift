// swift-format-ignore-file
import Foundation
func run() {
  let a = UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!, b = UUID(uuidString: "00000000-0000-0000-0000-00000000000a")!
  print(a > b, [a, b].sorted().map { $0.uuidString.prefix(2) }, a >= b, min(a, b) == b, [a, b].max()! == a)
  var n = Notification(name: .init("x"), userInfo: ["k": 1]); n.userInfo?["z"] = 2; n.object = "o"; print(n.name.rawValue, n.userInfo!.count, n.object as! String)
  n.userInfo = nil; n.name = .init("y"); print(n.name.rawValue, n.userInfo?.count ?? 0)
  let sizes = [Measurement(value: 1, unit: UnitInformationStorage.megabytes), .init(value: 900, unit: .kilobytes)]; print(sizes.map(\.unit.symbol), sizes[1] < sizes[0])
}
run()
