// swift-format-ignore-file
import Foundation
class Plugin: NSObject { required override init() { super.init() } }
final class Sound: Plugin {}
let all: [Plugin] = [Plugin(), Sound()]
print(all.map { $0.isKind(of: Plugin.self) }, all.map { $0.isKind(of: Sound.self) })
print(all.map { $0.isMember(of: Plugin.self) }, all[1].isKind(of: NSObject.self))
