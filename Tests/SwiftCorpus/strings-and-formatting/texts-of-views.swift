// swift-format-ignore-file
let text = "café x"
print(String(text.utf8), String(text.utf16), String(text.utf8.prefix(3)) ?? "nil", String(text.utf8.prefix(4)) ?? "nil")
print(String(text.utf16.prefix(4)) ?? "nil", String(decoding: text.utf16.prefix(3), as: UTF16.self), String(decoding: text.utf8.dropFirst(3), as: UTF8.self))
print(String(text.unicodeScalars.prefix(2)), String(text.unicodeScalars))
