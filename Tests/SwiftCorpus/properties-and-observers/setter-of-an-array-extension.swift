// swift-format-ignore-file
import Foundation
extension URLComponents { var zoom: Double { get { 0 } set { path = "/\(newValue)" } } }
extension Array where Element == Double { var head: Double { get { first ?? 0 } set { self = [newValue] } } }
func run() { var c = URLComponents(); c.zoom = 3; print(c.path); var a: [Double] = []; a.head = 5; print(a) }
run()
