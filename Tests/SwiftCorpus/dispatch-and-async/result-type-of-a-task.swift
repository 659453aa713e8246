// swift-format-ignore-file
import Foundation
struct Page { var n = 1 }
let t = Task<Page, Never> { .init(n: 4) }
Task { print(await t.value) }
