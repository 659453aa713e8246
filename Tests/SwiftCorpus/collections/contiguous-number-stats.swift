let times = [1.5, 2.5, 4.0]
let sum = times.reduce(0, +)
print(
  sum, sum / Double(times.count), times.map { Int($0) }, times.max()!, times.map { $0.rounded() })
let scaled = times.map { ($0 * 100).rounded() / 100 }
print(scaled, times.sorted(by: >).first!, times.firstIndex(of: 2.5)!)
