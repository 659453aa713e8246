// swift-format-ignore-file
import Foundation
let data = Data([1, 0xab, 0xff, 16])
print(data as NSData)
print("\(data as NSData)", (data as NSData).description, Data() as NSData)
print((data as NSData).length, NSData(data: data))
print(Data([1, 2, 3, 4, 5, 6, 7, 8, 9]) as NSData)
