class Loader {
  let name = "loader"
  var done: (() -> Void)?
  func start() {
    done = { [weak self] in
      guard let self else {
        print("gone")
        return
      }
      print(self.name)
    }
  }
}
var loader: Loader? = Loader()
loader?.start()
let done = loader?.done
done?()
loader = nil
done?()
