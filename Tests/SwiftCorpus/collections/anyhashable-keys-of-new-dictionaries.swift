// swift-format-ignore-file
let info: [AnyHashable: Any] = ["n": 5]
print(info.mapValues { "\($0)" }, info.mapValues { $0 as? Int })
let numbers = info.compactMapValues { $0 as? Int }
print(numbers, info.merging(["n": 6]) { $1 })
