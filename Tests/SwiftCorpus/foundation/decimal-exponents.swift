// swift-format-ignore-file
import Foundation
print(Decimal(string: "1.5e3")!, Decimal(string: "25e-4")!, Decimal(string: "-2E2")!)
print(Decimal(string: "1e")!, Decimal(string: "3e+1x")!)
print(Decimal(string: "12e2")! + Decimal(string: "0.5")!)
