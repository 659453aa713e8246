import Foundation

let item = DispatchWorkItem { print("performed") }
item.perform()
let cancelled = DispatchWorkItem { print("never") }
DispatchQueue.main.asyncAfter(deadline: .now() + 0.02, execute: cancelled)
cancelled.cancel()
print(cancelled.isCancelled, item.isCancelled)
let third = DispatchWorkItem { print("third") }
third.notify(queue: .main) { print("third is done") }
DispatchQueue.main.async(execute: third)
