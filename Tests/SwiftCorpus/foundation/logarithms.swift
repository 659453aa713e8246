// swift-format-ignore-file
import Foundation

print(log(1.0), log10(1000.0), log2(8.0), exp2(3.0))
print(String(format: "%.4f %.4f", log(2.5), log1p(0.5)))
print(fmax(1, 2.5), fmin(1, 2.5), sinh(0.0), cosh(0.0), tanh(0.0), asin(0.0), acos(1.0))
let f: Float = 8
print(log2(f), type(of: log(f)))
