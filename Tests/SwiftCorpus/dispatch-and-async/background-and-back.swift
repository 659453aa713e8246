import Foundation

func load(_ completion: @escaping (Int) -> Void) {
  DispatchQueue.global().async {
    let result = (1...10).reduce(0, +)
    DispatchQueue.main.async { completion(result) }
  }
}
load { print("loaded", $0) }
print("waiting")
