let scores = [3, 12, 25, 40]
for score in scores where score > 10 {
  switch score {
  case let n where n % 5 == 0 && n > 30: print("big five", n)
  case let n where n % 5 == 0: print("five", n)
  default: print("other", score)
  }
}
