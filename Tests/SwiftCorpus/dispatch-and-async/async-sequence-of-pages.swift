// swift-format-ignore-file
import Foundation
struct Pages: AsyncSequence { typealias Element = [Int]; let last: Int; struct Iterator: AsyncIteratorProtocol { var page = 0; let last: Int; mutating func next() async throws -> [Int]? { guard page < last else { return nil }; page += 1; if page == 4 { throw URLError(.timedOut) }; try await Task.sleep(nanoseconds: 1_000_000); return Array(repeating: page, count: page) } }; func makeAsyncIterator() -> Iterator { Iterator(last: last) } }
Task { var all: [Int] = []; for try await p in Pages(last: 3) { all += p; if all.count > 100 { break } }; print(all)
  do { for try await p in Pages(last: 9) where p.count > 1 { print(p.count) } } catch let e as URLError { print("failed", e.code == .timedOut) }
  print(try await Pages(last: 3).map(\.count).reduce(0, +), try await Pages(last: 3).first { $0.count == 2 } ?? [], try await Pages(last: 2).contains([9])); var it = Pages(last: 2).makeAsyncIterator(); print(try await it.next()!, try await it.next()!, try await it.next() as Any); let flat = try await Pages(last: 3).reduce(into: [Int]()) { $0 += $1 }; print(flat.count, try await Pages(last: 3).prefix(1).map { $0[0] }.reduce(0, +)) }
