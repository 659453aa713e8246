import Foundation

let queue = DispatchQueue(label: "items")
let slow = DispatchWorkItem { print("slow runs") }
let never = DispatchWorkItem { print("never") }
slow.notify(queue: .main) { print("slow is over") }
queue.async(execute: slow)
queue.async(execute: never)
never.cancel()
slow.wait()
print("waited", never.isCancelled)
