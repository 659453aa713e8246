import Foundation

print(sqrt(16), pow(2, 10), floor(2.7), ceil(2.1), round(2.5), fabs(-3.5), abs(-2))
print(Int(pow(10.0, 3)), hypot(3.0, 4.0), fmod(7.5, 2), log2(8.0), min(1, 2.5))
print((2.345 * 100).rounded() / 100, Double(Int.max), Int(1e6), sin(0.0), Double.pi > 3.14)
