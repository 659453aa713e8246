// swift-format-ignore-file
import Foundation
enum Planet: Int, CaseIterable { case mercury = 1, venus, earth; static let home = Planet.earth; var isHome: Bool { self == .home } }
enum Key: String { case userID = "user_id", name, isOn; init?(path: String) { self.init(rawValue: path.components(separatedBy: "/").last ?? "") } }
print(Planet.allCases.map { "\($0.rawValue):\($0)" }, Planet(rawValue: 3)!.isHome, Planet.home.rawValue, Key.name.rawValue, Key(path: "a/user_id")!, Key(path: "x") as Any)
print(Key.isOn, [Key.userID: 1][.userID]!, Planet.venus.hashValue == Planet.venus.hashValue, type(of: Key.name.rawValue))
