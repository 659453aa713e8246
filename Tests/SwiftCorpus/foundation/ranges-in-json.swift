// swift-format-ignore-file
import Foundation
struct Limits: Codable { var age: ClosedRange<Int> = 1...2; var share: ClosedRange<Double> = 0...1; var rows: Range<Int> = 0..<3 }
func run() { let d = try! JSONEncoder().encode(Limits()); let l = try! JSONDecoder().decode(Limits.self, from: d); print(l.age, l.share, l.rows, l.age.contains(2), l.rows.count)
  let j = Data(#"{"age":[1,5],"share":[0,0.5],"rows":[2,4]}"#.utf8); print(try! JSONDecoder().decode(Limits.self, from: j).share.upperBound) }
run()
