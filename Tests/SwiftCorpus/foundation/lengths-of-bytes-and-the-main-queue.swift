import Foundation

print("a,b;c".lengthOfBytes(using: .utf16), "é".lengthOfBytes(using: .utf8), "x".isContiguousUTF8)
print("".lengthOfBytes(using: .utf16), "ab".lengthOfBytes(using: .utf16LittleEndian))
print(OperationQueue.main.maxConcurrentOperationCount)
