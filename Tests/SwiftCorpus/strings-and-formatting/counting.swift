print("hello".count, "é".count, "e\u{301}".count, "👨‍👩‍👧".count, "日本語".count, "".isEmpty)
print("日本".utf8.count, "👍".utf16.count, "👍🏽".unicodeScalars.count, "a\r\nb".count)
