// swift-format-ignore-file
import Foundation
print("Crème Brûlée".folding(options: [.diacriticInsensitive, .caseInsensitive], locale: nil))
print("ÀÉ".folding(options: .caseInsensitive, locale: .current))
print("Ünïcode".applyingTransform(.stripDiacritics, reverse: false) ?? "-")
