let rules: [(to: Int, act: ((Int) -> Void)?, guard: (() -> Bool)?)] = [
  (1, nil, nil), (2, { print("act", $0) }, { false }),
]
for rule in rules {
  rule.act?(rule.to)
  print(rule.to, rule.guard?() ?? true)
}
