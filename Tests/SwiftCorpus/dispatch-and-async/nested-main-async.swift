import Foundation

DispatchQueue.main.async {
  print("outer")
  DispatchQueue.main.async { print("inner") }
  DispatchQueue.main.asyncAfter(deadline: .now()) { print("after") }
  print("outer ends")
}
DispatchQueue.main.async { print("second") }
print(Thread.isMainThread)
DispatchQueue(label: "q").sync { print("sync", Thread.isMainThread) }
