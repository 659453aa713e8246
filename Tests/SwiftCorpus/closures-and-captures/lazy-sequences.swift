var evaluated: [Int] = []
let lazyMapped = [1, 2, 3, 4].lazy.map { n -> Int in
  evaluated.append(n)
  return n * 10
}
print(lazyMapped.first { $0 > 15 } ?? 0, evaluated)
print(Array([1, 2, 3].lazy.filter { $0 != 2 }))
