// swift-format-ignore-file
import Foundation

let info = ProcessInfo.processInfo
print(info.isOperatingSystemAtLeast(OperatingSystemVersion(majorVersion: 1, minorVersion: 0, patchVersion: 0)))
let never = OperatingSystemVersion(majorVersion: 900, minorVersion: 1, patchVersion: 0)
print(info.isOperatingSystemAtLeast(never), never.majorVersion, info.operatingSystemVersion.majorVersion > 0)
