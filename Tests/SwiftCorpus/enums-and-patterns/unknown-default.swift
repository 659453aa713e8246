enum Mode: Int, CaseIterable { case a, b, c }
for mode in Mode.allCases {
  switch mode {
  case .a: print("first")
  case .b where mode.rawValue > 5: print("never")
  default: print("rest", mode)
  }
}
