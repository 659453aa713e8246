class Center {
  var delegate: Handler?
}
class Handler {
  var calls = 0
  func handle() { calls += 1 }
  func next() -> Handler? { calls > 1 ? self : nil }
}
let center = Center()
print(center.delegate?.handle() == nil)
center.delegate = Handler()
print(center.delegate?.handle() == nil)
print(center.delegate?.next()?.calls as Any)
center.delegate?.handle()
print(center.delegate?.next()?.calls ?? -1)
