// swift-format-ignore-file
print(String("abc".flatMap { [$0, "-"] }.dropLast()), "ab".flatMap { "\($0)!" }.count)
let word = "xyz"
print(word.flatMap { [$0, $0] }.map(String.init).joined(), Optional("q").flatMap { $0 + "!" } ?? "-")
