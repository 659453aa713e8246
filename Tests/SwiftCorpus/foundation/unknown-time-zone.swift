// swift-format-ignore-file
import Foundation
func run() { print(TimeZone(identifier: "Nope") == nil, TimeZone(identifier: "Mars/Base") == nil, TimeZone(identifier: "UTC") != nil, TimeZone(identifier: "Europe/Berlin") != nil); let zone = TimeZone(identifier: "nonsense") ?? TimeZone(secondsFromGMT: 3600)!; print(zone.secondsFromGMT()) }
run()
