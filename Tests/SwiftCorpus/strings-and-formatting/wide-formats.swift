// swift-format-ignore-file
import Foundation
print(String(format: "%02000d", 1).count, String(format: "%.1500f", 0.5).count)
print(String(format: "%1200s|", ("a" as NSString).utf8String!).count)
print(String(format: "%-1100d|", 7).hasSuffix(" |"))
