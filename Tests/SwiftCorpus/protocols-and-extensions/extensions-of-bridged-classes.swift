// swift-format-ignore-file
import Foundation
extension NSDictionary { func str(_ k: String) -> String? { self[k] as? String } }
extension NSString { var shout: String { (self as String).uppercased() + "!" } }
func run() { print((["a": "x"] as NSDictionary).str("a") ?? "-", ("hi" as NSString).shout) }
run()
