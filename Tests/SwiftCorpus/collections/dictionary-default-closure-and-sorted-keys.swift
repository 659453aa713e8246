let texts = ["en": "Hello", "it": "Ciao"]
for language in ["it", "de"] { print(texts[language] ?? texts["en"]!) }
print(
  texts.sorted { $0.0 < $1.0 }.map { "\($0):\($1)" }.joined(separator: ","),
  texts.keys.contains("it"), texts.values.contains("Hola"))
print(
  texts.min { $0.key < $1.key }!.value, texts.randomElement() != nil,
  Array(texts.keys).sorted().first!, texts.count)
