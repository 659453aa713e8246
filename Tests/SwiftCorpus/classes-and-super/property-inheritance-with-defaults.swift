// swift-format-ignore-file
class Config { var retries = 3; lazy var summary = "retries \(retries)"; private(set) var reads = 0
  var timeout: Double { get { reads += 1; return Double(retries) * 1.5 } set { retries = Int(newValue / 1.5) } } }
class Fast: Config { override init() { super.init(); retries = 1 }
  override var timeout: Double { get { super.timeout / 2 } set { super.timeout = newValue * 2; print("set", newValue) } } }
let c = Config(), f = Fast()
f.timeout = 6
print(c.timeout, f.timeout, f.retries, c.reads, f.reads, f.summary)
f.retries = 100
print(f.summary, f.timeout)
