let greeting = "你好，世界"
print(greeting, greeting.count, greeting.prefix(2), greeting.contains("世"))
print("🎉 Party".first!, "🇮🇹".count, "café".uppercased(), "STRASSE".lowercased(), "İ".count)
print(greeting.utf8.count, Array(greeting.utf8.prefix(3)), "\u{4F60}")
