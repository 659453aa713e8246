// swift-format-ignore-file
import Foundation

for name in ["de_DE", "en", "zh-Hans-CN", "pt_BR", "en-GB"] {
  let locale = Locale(identifier: name)
  print(locale.identifier, locale.languageCode ?? "-", locale.regionCode ?? "-")
  print(locale.language.languageCode?.identifier ?? "-", locale.region?.identifier ?? "none")
}
print(Locale(identifier: "de_DE").decimalSeparator ?? "-", Locale(identifier: "en_US").groupingSeparator ?? "-")
