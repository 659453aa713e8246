// swift-format-ignore-file
import Foundation
func shown(_ set: (NumberFormatter) -> Void) {
  let formatter = NumberFormatter(); formatter.locale = Locale(identifier: "en_US"); set(formatter)
  print([0, 7, -7, 12.5, -0.125, 2.675].map { formatter.string(from: NSNumber(value: $0)) ?? "nil" })
}
shown { $0.minimumIntegerDigits = 3 }
shown { $0.numberStyle = .decimal; $0.positivePrefix = "+"; $0.positiveSuffix = "pt" }
shown { $0.numberStyle = .decimal; $0.negativePrefix = "("; $0.negativeSuffix = ")"; $0.zeroSymbol = "none" }
shown { $0.numberStyle = .decimal; $0.maximumFractionDigits = 2 }
shown { $0.numberStyle = .decimal; $0.maximumFractionDigits = 2; $0.roundingMode = .down }
shown { $0.maximumFractionDigits = 0; $0.roundingMode = .up }
shown { $0.numberStyle = .decimal; $0.maximumFractionDigits = 1; $0.roundingMode = .floor }
shown { $0.numberStyle = .decimal; $0.multiplier = 100 }
