import Foundation

struct Window: Codable {
  var r = 1..<5
  var c = 0...3
  var d = 0.5...1.5
}
let w = try! JSONDecoder().decode(Window.self, from: Data(#"{"r":[2,9],"c":[1,2],"d":[1,2]}"#.utf8))
print(w.r, w.c, w.d, w.r.contains(8))
