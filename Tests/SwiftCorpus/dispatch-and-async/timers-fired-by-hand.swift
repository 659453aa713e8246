// swift-format-ignore-file
import Foundation
func run() {
  let once = Timer(timeInterval: 60, repeats: false) { _ in print("fired") }
  print(once.isValid)
  once.fire()
  print(once.isValid)
  let often = Timer(timeInterval: 60, repeats: true) { _ in print("again") }
  often.fire()
  often.fire()
  print(often.isValid, often.timeInterval)
  often.invalidate()
  print(often.isValid)
}
run()
