let interval: Double = 30
let half: Float = 1 / 2
let list: [Double] = [1, 2.5]
let scale = 1 / 2.0 + 1
func wait(_ seconds: Double) { print(seconds) }
wait(5)
print(interval, half, list, scale)
let ratio: Double = 3 / 2
print(ratio)
