class Once {
  private var completion: ((String) -> Void)?
  init(_ completion: @escaping (String) -> Void) { self.completion = completion }
  func call(_ text: String) {
    completion?(text)
    completion = nil
  }
}
let once = Once { print("got", $0) }
once.call("a")
once.call("b")
