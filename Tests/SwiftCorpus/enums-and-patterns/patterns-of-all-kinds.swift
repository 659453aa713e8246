let points = [(0, 0), (1, 0), (0, 5), (3, 3), (-2, 4)]
for p in points {
  switch p {
  case (0, 0): print("origin")
  case (let x, 0): print("x-axis", x)
  case (0, let y): print("y-axis", y)
  case (let x, let y) where x == y: print("diag", x)
  case (..<0, 1...): print("second quadrant")
  default: print("else")
  }
}
let code = 404
switch code {
case 200..<300: print("ok")
case 400, 401, 403: print("auth")
case 404:
  print("missing")
  fallthrough
case 500...: print("server")
default: print("?")
}
let temp = 36.6
switch temp {
case ..<36.0: print("cold")
case 36.0..<37.5: print("normal")
default: print("hot")
}
let ch: Character = "e"
switch ch {
case "a", "e", "i", "o", "u": print("vowel")
case "a"..."z": print("cons")
default: print("x")
}
let mixed: [Any] = [
  1, "two", 3.0, [4], ("five", 5), Optional(6) as Any, { 7 } as () -> Int, true, "c" as Character,
]
for m in mixed {
  switch m {
  case 1 as Int: print("one")
  case let s as String where s.count == 3: print("str", s)
  case is Double: print("dbl")
  case let a as [Int]: print("arr", a)
  case let (s, n) as (String, Int): print("tuple", s, n)
  case let f as () -> Int: print("fn", f())
  case let b as Bool: print("bool", b)
  case let c as Character: print("char", c)
  case let i as Int: print("int", i)
  default: print("?")
  }
}
outer: for i in 1...3 {
  for j in 1...3 {
    if j == 2 { continue outer }
    if i == 3 { break outer }
    print(i, j)
  }
}
let opts: [Int?] = [1, nil, 3]
for case let v? in opts { print(v, terminator: " ") }
print()
if case 1...9 = code % 10, case (let a, let b) = (code / 100, code % 100), a == b { print("eq", a) }
let s: String? = "hi"
if case "hi"? = s { print("hi!") }
let kind =
  switch code {
  case 404: "nf"
  default: "x"
  }
let msg = if code > 400 { "err" } else { "ok" }
print(kind, msg)
enum Ev {
  case push(title: String?, body: String)
  case tap
}
let evs: [Ev] = [.push(title: nil, body: "b"), .push(title: "t", body: "c"), .tap]
for case .push(let title?, _) in evs { print(title) }
for case .push(nil, let body) in evs { print(body) }
