// swift-format-ignore-file
import Foundation
enum Theme: String { case light, dark }
extension UserDefaults { var theme: Theme { get { Theme(rawValue: string(forKey: "t") ?? "") ?? .light } set { set(newValue.rawValue, forKey: "t") } } }
func run() { UserDefaults.standard.theme = .dark; print(UserDefaults.standard.theme, UserDefaults.standard.string(forKey: "t")!) }
run()
