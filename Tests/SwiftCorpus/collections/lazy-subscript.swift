var calls = 0
let doubled = [1, 2, 3].lazy.map { x -> Int in
  calls += 1
  return x * 2
}
print(calls, doubled[2], calls, doubled[0], calls)
