// swift-format-ignore-file
import Foundation
protocol Event { associatedtype Payload; var payload: Payload { get } }
struct Push: Event { let payload: Int }
struct Tap: Event { let payload: String }
struct Log { func send<E: Event>(_ e: E) { print("any", e.payload) }
 func send<E: Event>(_ e: E) where E.Payload == String { print("text", e.payload) } }
func run() {
  Log().send(Push(payload: 1)); Log().send(Tap(payload: "a"))
}
run()
