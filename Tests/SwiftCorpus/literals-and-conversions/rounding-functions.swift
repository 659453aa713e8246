// swift-format-ignore-file
print((2.5).rounded(), (-2.5).rounded(), (2.4).rounded(.up), (7.0 / 2).rounded(.down), Int(2.9), Int(-2.9), lround(2.5))
import Foundation
print(floor(-1.5), ceil(1.2), round(0.5), abs(-4.5), pow(2, 8), sqrt(2.25), 10.0.truncatingRemainder(dividingBy: 4), fmod(7, 3))
