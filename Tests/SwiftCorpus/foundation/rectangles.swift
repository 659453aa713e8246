// swift-format-ignore-file
import Foundation
func run() { let r = CGRect(x: 10, y: 20, width: 30, height: 40); print(r.maxX, r.midY, r.width, r.origin.x, r.size.height); print([r].map(\.origin.x), r.insetBy(dx: 5, dy: 5).width, r.intersects(r), r.contains(CGPoint(x: 11, y: 21)), r.isEmpty, CGRect.zero == CGRect(), r.offsetBy(dx: 1, dy: 1).minX) }
run()
