// swift-format-ignore-file
@dynamicCallable struct Shell {
  func dynamicallyCall(withArguments args: [Int]) -> String { "args \(args)" }
  func dynamicallyCall(withKeywordArguments args: KeyValuePairs<String, Int>) -> String { "keys \(args.map { "\($0.key)=\($0.value)" })" }
}
@dynamicCallable struct Options { func dynamicallyCall(withKeywordArguments args: [String: Double]) -> Double { args.values.reduce(0, +) } }
let shell = Shell()
print(shell(1, 2), shell(a: 1, b: 2), shell(), shell(1, b: 2), Options()(a: 1, b: 2.5))
