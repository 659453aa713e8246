// swift-format-ignore-file
import Foundation
struct Reader { let data: Data; private var place = 0
  init(_ data: Data) { self.data = data }
  enum Failure: Error { case end(at: Int) }
  mutating func read<T: FixedWidthInteger>(_: T.Type = T.self) throws -> T {
    let size = MemoryLayout<T>.size
    guard place + size <= data.count else { throw Failure.end(at: place) }
    defer { place += size }
    return data[place..<(place + size)].reduce(0) { $0 << 8 | T($1) } } }
var reader = Reader(Data([7, 0xde, 0xad, 0xbe, 0xef, 0xff, 0xfe]))
do {
  print(try reader.read(UInt8.self), String(try reader.read() as UInt32, radix: 16), try reader.read() as Int16)
  _ = try reader.read(UInt64.self)
} catch { print(error) }
