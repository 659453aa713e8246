extension Optional {
  func or(_ other: @autoclosure () -> Wrapped) -> Wrapped { self ?? other() }
}
let settings = ["port": "80"]
print(settings["port"].flatMap(Int.init).or(1), settings["host"].flatMap(Int.init).or(2))
