import Foundation

final class Image {
  let name: String
  init(_ name: String) { self.name = name }
}
final class Images {
  static let shared = Images()
  private let cache = NSCache<NSString, Image>()
  var loads = 0
  func image(_ name: String) -> Image {
    if let image = cache.object(forKey: name as NSString) { return image }
    loads += 1
    let image = Image(name)
    cache.setObject(image, forKey: name as NSString)
    return image
  }
  func forget() { cache.removeAllObjects() }
}
let images = Images.shared
print(images.image("a") === images.image("a"), images.image("b").name, images.loads)
images.forget()
print(images.image("a").name, images.loads)
let numbers = NSCache<NSString, NSNumber>()
numbers.setObject(5, forKey: "x")
print(numbers.object(forKey: "x")?.intValue ?? 0, numbers.object(forKey: "y") == nil)
numbers.removeObject(forKey: "x")
print(numbers.object(forKey: "x") == nil)
