import Foundation

print("start")
DispatchQueue.main.async {
  print("later")
  DispatchQueue.main.async { print("latest") }
}
DispatchQueue.main.async { print("second") }
print("end")
