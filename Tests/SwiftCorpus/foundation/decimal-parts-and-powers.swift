import Foundation

for d in [
  Decimal(string: "1.50")!, Decimal(100), Decimal(0), Decimal(1.25), Decimal(string: "-0.5")!,
] {
  print(d, d.exponent, d.significand, d.sign)
}
print(Decimal(sign: .minus, exponent: -2, significand: 12345))
print(
  pow(Decimal(2), 10), pow(Decimal(10), -2), pow(Decimal(string: "1.05")!, 12), pow(Decimal(10), 0))
