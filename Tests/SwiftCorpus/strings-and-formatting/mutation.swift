var text = "abc"
text.append("d")
text.append(contentsOf: "ef")
text += "g"
text.insert("X", at: text.startIndex)
print(text, text.removeFirst(), text.removeLast(), text)
text.removeAll { $0 == "c" }
print(text, text.popLast() ?? "-", text.isEmpty)
text.remove(at: text.startIndex)
print(text)
text.removeSubrange(text.startIndex...text.startIndex)
text.insert(contentsOf: "hi", at: text.endIndex)
print(text)
text.removeAll()
print(text.isEmpty)
