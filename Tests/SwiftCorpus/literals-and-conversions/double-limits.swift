// swift-format-ignore-file
import Foundation
print(Double.greatestFiniteMagnitude, Double.leastNormalMagnitude, Double.ulpOfOne)
print(Double.nan == Double.nan, (0.1 + 0.2).isEqual(to: 0.3), 1.0.nextUp)
print((-0.0).sign == .minus, 5.5.truncatingRemainder(dividingBy: 2), 7.0.squareRoot())
print(1.0 / 0, -1.0 / 0, Double("inf")!, Double("1e400")!)
print(2.5.rounded(), 2.5.rounded(.toNearestOrEven), (-2.5).rounded(.up), 2.1.rounded(.down))
print(10.0.significand, 10.0.exponent, 3.0.isLess(than: 4))
