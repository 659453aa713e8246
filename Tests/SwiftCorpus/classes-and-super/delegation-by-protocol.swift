// swift-format-ignore-file
protocol DownloadDelegate: AnyObject { func didFinish(_ d: Download, with data: String); func didFail(_ d: Download) }
extension DownloadDelegate { func didFail(_ d: Download) { print("default fail", d.name) } }
class Download { let name: String; weak var delegate: DownloadDelegate?; init(_ name: String) { self.name = name }
  func run() { name.isEmpty ? delegate?.didFail(self) : delegate?.didFinish(self, with: name.uppercased()) } }
class Screen: DownloadDelegate { var seen: [String] = []; func didFinish(_ d: Download, with data: String) { seen.append(data); print("got", data) } }
var screen: Screen? = Screen()
let d = Download("pic"), e = Download("")
d.delegate = screen; e.delegate = screen
d.run(); e.run()
print(screen!.seen, d.delegate === screen)
screen = nil
d.run()
print(d.delegate == nil)
