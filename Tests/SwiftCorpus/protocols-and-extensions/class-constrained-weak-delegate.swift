// swift-format-ignore-file
import Foundation
protocol DownloadDelegate: AnyObject { func done(_ file: String); func progress(_ p: Double) }
extension DownloadDelegate { func progress(_ p: Double) { print("default", p) } }
final class Downloader {
  weak var delegate: DownloadDelegate?
  func start() { delegate?.progress(0.5); delegate?.done("a.zip") ?? print("nobody") }
}
final class Screen: DownloadDelegate { func done(_ file: String) { print("done", file) } }
let d = Downloader()
d.start()
var s: Screen? = Screen()
d.delegate = s
d.start()
s = nil
d.start()
