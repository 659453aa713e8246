var numbers = [3, 1, 2]
print(numbers.withUnsafeBufferPointer { $0.reduce(0, +) })
numbers.withUnsafeMutableBufferPointer { buffer in
  buffer[0] = 9
  buffer.swapAt(1, 2)
}
print(numbers)
var count = 5
withUnsafeMutablePointer(to: &count) { $0.pointee += 1 }
print(count, withUnsafePointer(to: count) { $0.pointee * 2 })
