// swift-format-ignore-file
import Foundation
enum L: String { case en, zh }
func run() { let d = [L.en: 1]; print(d[.en] as Any, d[L.en] as Any); print([L.en: 1][.en] as Any); let e: [L: Int] = [.en: 2]; print(e[.en] as Any, [L.en: 1, .zh: 3][.zh] as Any) }
run()
