class Notice {}
class Alert: Notice { let text = "alert" }
class Silent: Notice {}
let notices: [Any] = [Alert(), Silent(), Notice(), 5]
for notice in notices {
  switch notice {
  case let alert as Alert: print(alert.text)
  case is Silent: print("silent")
  case is Notice: print("notice")
  case let number as Int where number > 3: print(number)
  default: print("?")
  }
}
