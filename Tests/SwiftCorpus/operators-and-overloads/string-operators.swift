print("a" + "b" < "b", "abc" == "ab" + "c", "B" < "a", "é" == "e\u{301}")
print("10" < "9", "a" != "A", "apple" < "banana", "" < "a")
var text = "x"
text += String(repeating: "-", count: 3) + "y"
print(text, text.count)
