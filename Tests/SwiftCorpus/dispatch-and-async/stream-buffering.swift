// swift-format-ignore-file
import Foundation
let (s, c) = AsyncStream<Int>.makeStream(bufferingPolicy: .bufferingNewest(2))
for i in 1...5 { c.yield(i) }
c.finish()
Task { var got: [Int] = []; for await x in s { got.append(x) }; print(got); var it = s.makeAsyncIterator(); print(await it.next() as Any) }
