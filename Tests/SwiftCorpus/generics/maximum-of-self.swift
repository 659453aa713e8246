// swift-format-ignore-file
extension FixedWidthInteger { var top: Self { .max }; func adding(sat o: Self) -> Self { let (r, over) = addingReportingOverflow(o); return over ? (o < 0 ? .min : .max) : r } }
func run() { print(Int16(1).top, UInt8(250).adding(sat: 10), Int8(100).adding(sat: 100), Int8(-100).adding(sat: -100), 5.adding(sat: 1), UInt16(7).top) }
run()
