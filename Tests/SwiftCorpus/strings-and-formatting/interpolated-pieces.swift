// swift-format-ignore-file
struct Money: CustomStringConvertible, CustomDebugStringConvertible { var cents: Int; var description: String { "$\(cents / 100).\(String(cents % 100).count < 2 ? "0" : "")\(cents % 100)" }; var debugDescription: String { "Money(\(cents))" } }
let m = Money(cents: 1205), o: Money? = m
print(m, [m], o as Any, "\(m)", String(reflecting: m), ["k": m], (m, 1))
debugPrint(m, "q", o as Any, 1.0)
print("\(o.map { "\($0)" } ?? "free")", "a" + "\("b" + "\(1 + 1)")", """
  \(m) and
    more \
  joined
  """)
