/// Points, sizes and rectangles of CoreGraphics as Swift source, as in Foundation on other systems than Apple's.
enum GeometrySource {
  static let names: Set = ["CGPoint", "CGSize", "CGRect"]

  static let text = #"""
    struct CGPoint: Equatable {
      static let zero = CGPoint()
      var x: Double
      var y: Double
      init() { (x, y) = (0, 0) }
      init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
      init(x: Int, y: Int) { (self.x, self.y) = (Double(x), Double(y)) }
    }
    struct CGSize: Equatable {
      static let zero = CGSize()
      var width: Double
      var height: Double
      init() { (width, height) = (0, 0) }
      init(width: Double, height: Double) { (self.width, self.height) = (width, height) }
      init(width: Int, height: Int) {
        (self.width, self.height) = (Double(width), Double(height))
      }
    }
    struct CGRect: Equatable {
      static let zero = CGRect()
      static let null = CGRect(
        origin: CGPoint(x: Double.infinity, y: Double.infinity), size: CGSize())
      static let infinite = CGRect(
        x: -Double.greatestFiniteMagnitude / 2, y: -Double.greatestFiniteMagnitude / 2,
        width: Double.greatestFiniteMagnitude, height: Double.greatestFiniteMagnitude)
      var origin: CGPoint
      var size: CGSize
      init() { (origin, size) = (CGPoint(), CGSize()) }
      init(origin: CGPoint, size: CGSize) { (self.origin, self.size) = (origin, size) }
      init(x: Double, y: Double, width: Double, height: Double) {
        (origin, size) = (CGPoint(x: x, y: y), CGSize(width: width, height: height))
      }
      init(x: Int, y: Int, width: Int, height: Int) {
        (origin, size) = (CGPoint(x: x, y: y), CGSize(width: width, height: height))
      }
      var width: Double { abs(size.width) }
      var height: Double { abs(size.height) }
      var minX: Double { size.width < 0 ? origin.x + size.width : origin.x }
      var minY: Double { size.height < 0 ? origin.y + size.height : origin.y }
      var midX: Double { origin.x + size.width / 2 }
      var midY: Double { origin.y + size.height / 2 }
      var maxX: Double { minX + width }
      var maxY: Double { minY + height }
      var isNull: Bool { origin.x == Double.infinity || origin.y == Double.infinity }
      var isInfinite: Bool { self == CGRect.infinite }
      var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }
      var standardized: CGRect {
        isNull ? CGRect.null : CGRect(x: minX, y: minY, width: width, height: height)
      }
      var integral: CGRect {
        if isNull { return self }
        let (left, top) = (minX.rounded(.down), minY.rounded(.down))
        return CGRect(
          x: left, y: top, width: maxX.rounded(.up) - left, height: maxY.rounded(.up) - top)
      }
      func insetBy(dx: Double, dy: Double) -> CGRect {
        if isNull { return self }
        let (wide, high) = (width - 2 * dx, height - 2 * dy)
        if wide < 0 || high < 0 { return CGRect.null }
        return CGRect(x: minX + dx, y: minY + dy, width: wide, height: high)
      }
      func offsetBy(dx: Double, dy: Double) -> CGRect {
        if isNull { return self }
        return CGRect(x: minX + dx, y: minY + dy, width: width, height: height)
      }
      func union(_ other: CGRect) -> CGRect {
        if isNull { return other }
        if other.isNull { return self }
        let (left, top) = (min(minX, other.minX), min(minY, other.minY))
        return CGRect(
          x: left, y: top, width: max(maxX, other.maxX) - left,
          height: max(maxY, other.maxY) - top)
      }
      func intersection(_ other: CGRect) -> CGRect {
        if isNull || other.isNull { return CGRect.null }
        let (left, top) = (max(minX, other.minX), max(minY, other.minY))
        let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
        if left > right || top > bottom { return CGRect.null }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
      }
      func intersects(_ other: CGRect) -> Bool { !intersection(other).isNull }
      func contains(_ point: CGPoint) -> Bool {
        !isNull && !isEmpty && point.x >= minX && point.x < maxX && point.y >= minY
          && point.y < maxY
      }
      func contains(_ other: CGRect) -> Bool { union(other) == standardized }
    }
    """#
}
