import Foundation

DispatchQueue(label: "work").async {
  let answer = DispatchQueue.main.sync { () -> Int in
    print("on main")
    return 42
  }
  print("answer", answer)
}
print("top")
