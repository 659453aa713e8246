import Foundation

var data = Data([1, 2, 255])
data.append(16)
data.append(contentsOf: [7, 8])
print(data.count, data[2], Array(data), data.first!, data.last!, data.isEmpty, data)
print(
  data.prefix(2).map { $0 }, data.reduce(0) { $0 + Int($1) }, data.contains(16), Data(),
  Data(count: 3).count, data == Data([1]))
data[0] = 9
print(
  [UInt8](data), data.subdata(in: 1..<3).map { Int($0) },
  Data(repeating: 5, count: 2).map { $0 + 1 })
