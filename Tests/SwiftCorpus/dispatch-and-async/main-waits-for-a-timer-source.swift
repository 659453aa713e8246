// swift-format-ignore-file
import Foundation
let queue = DispatchQueue(label: "ticks")
let timer = DispatchSource.makeTimerSource(queue: queue)
let done = DispatchSemaphore(value: 0)
var ticks = 0
timer.schedule(deadline: .now() + .milliseconds(5), repeating: .milliseconds(5))
timer.setEventHandler { ticks += 1; print("tick", ticks); if ticks == 3 { timer.cancel() } }
timer.setCancelHandler { print("cancelled"); done.signal() }
timer.resume()
print("waiting")
done.wait()
print("end", ticks)
