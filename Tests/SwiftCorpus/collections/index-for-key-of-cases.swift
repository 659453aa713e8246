// swift-format-ignore-file
enum Kind: Hashable { case a, b(Int), c(String) }
let numbers = Dictionary(uniqueKeysWithValues: zip([Kind.a, .b(1), .c("z")], 1...))
print(numbers.index(forKey: Kind.a) != nil, numbers.index(forKey: .a) != nil, numbers.index(forKey: .b(2)) != nil)
let place = numbers.index(forKey: .c("z"))!
print(numbers[place].value, numbers[place].key == .c("z"), numbers.keys.contains(.a))
