// swift-format-ignore-file
func run() {
  var s = "a"; s.unicodeScalars.append("b"); print(s, "abc".unicodeScalars.reduce(into: "") { $0.unicodeScalars.append($1) })
  let h = "héllo"; var i = h.startIndex; while i < h.endIndex { print(h[i], terminator: ""); h.formIndex(after: &i) }; print()
  h.formIndex(before: &i); print(h[i]); h.formIndex(&i, offsetBy: -2); print(h[i])
  let a = [1, 2]; var k = a.startIndex; a.formIndex(after: &k); print(k)
}
run()
