// swift-format-ignore-file
import Foundation
func box(_ i: Int) -> CGRect { CGRect(x: Double(i), y: 0, width: 5, height: 5) }
func run() { let r = box(2); print(r.maxX, r.origin.x, r.width, r.size.width, r == box(2)); let s: CGFloat = 4; let q = CGRect(x: s, y: s * 2, width: s, height: s); print(q.maxX, q.origin.y) ; let p = CGPoint(x: s, y: 1); print(p.x + 1, p == CGPoint(x: 4, y: 1)) ; let z = CGSize(width: s * 2, height: 1); print(z.width) }
run()
