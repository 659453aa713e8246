// swift-format-ignore-file
func firstMatch<S: Sequence>(_ s: S, where p: (S.Element) -> Bool, default d: @autoclosure () -> S.Element) -> S.Element { for e in s where p(e) { return e }; return d() }
func log() -> Int { print("default"); return -1 }
print(firstMatch([1, 2, 3], where: { $0 > 1 }, default: log()), firstMatch([1], where: { $0 > 1 }, default: log()), firstMatch("abc", where: \.isUppercase, default: "?"))
