// swift-format-ignore-file
extension Character { var isEmoji: Bool { unicodeScalars.first?.properties.isEmojiPresentation ?? false } }
func run() { print(Character("€").isCurrencySymbol, Character("+").isMathSymbol, Character("a").isCurrencySymbol, Character("a").isCased, "a😀b".filter { !$0.isEmoji }, "a😀".unicodeScalars.map { $0.properties.isEmoji && $0.value > 0x238C }, UnicodeScalar("A").properties.name!) }
run()
