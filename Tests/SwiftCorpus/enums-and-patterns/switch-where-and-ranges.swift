func grade(_ score: Int, _ late: Bool) -> String {
  switch (score, late) {
  case (90..., false): return "A"
  case (90..., true): return "A-"
  case (50..<90, _) where score % 2 == 0: return "even"
  case (50..<90, _): return "odd"
  case (..<0, _): return "bad"
  default: return "F"
  }
}
print(grade(95, false), grade(95, true), grade(60, true), grade(61, false), grade(-1, true), grade(3, false))
let letter: Character = "e"
switch letter {
case "a", "e", "i": print("vowel")
case "b"..."z": print("other")
default: print("none")
}
let temperature = 36.6
switch temperature {
case ..<35: print("low")
case 35...37.5: print("normal")
default: print("high")
}
