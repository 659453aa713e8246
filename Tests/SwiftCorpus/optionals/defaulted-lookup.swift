let titles = ["en": "Hello", "fr": "Bonjour"]
let language: String? = "fr"
print(language.flatMap { titles[$0] } ?? "none")
print(titles["de", default: "?"], titles[language ?? "en"]!)
let first = titles.keys.sorted().first.map { $0.uppercased() }
print(first ?? "")
