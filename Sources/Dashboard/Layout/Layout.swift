import TextGrid

/// The positions of all parts of the screen for one screen size.
package struct Layout: Equatable, Sendable {
  package struct Placed: Equatable, Sendable {
    package var pane: Pane
    package var area: Rect

    /// If there are few rows, a pane above the prompt has only an upper edge.
    var hasBox: Bool { ![.why, .lesson].contains(pane) || area.height > 8 }

    /// The area inside its frame.
    var inner: Rect { hasBox ? area.inset(x: 1, y: 1) : area.cutTop(1).1.inset(x: 1) }
  }

  package var header: Rect
  package var prompt: Rect
  package var keyBar: Rect
  /// The visible panes.
  package var panes: [Placed]
  /// Panes that share one place; empty if each has its own.
  package var tabs: [Pane]

  /// The rows between the header and the key bar, for a list or a page over the panes.
  var overlay: Rect {
    Rect(x: 0, y: header.endY, width: header.width, height: prompt.endY - header.endY)
  }

  package static let smallest = Size(width: 80, height: 24)

  /// The smallest screen for the projector, which has no panes and no key bar.
  package static let smallestProjected = Size(width: 60, height: 20)

  /// The layout of the projector; nil if the screen is too small.
  package init?(projecting size: Size) {
    let smallest = Layout.smallestProjected
    guard size.width >= smallest.width, size.height >= smallest.height else { return nil }
    let (top, below) = Rect(size).cutTop(1)
    header = top
    (prompt, _) = below.cutBottom(1)
    keyBar = Rect(x: 0, y: size.height, width: 0, height: 0)
    panes = []
    tabs = []
  }

  /// The layout of the panes; nil if the screen is too small for more than a sentence.
  /// `lessonHeight`: the rows that the lesson pane needs, including its frame.
  package init?(
    _ size: Size, selected: Pane, isZoomed: Bool, hasLesson: Bool = false,
    lessonHeight: Int = 8
  ) {
    guard size.width >= Layout.smallest.width, size.height >= Layout.smallest.height else {
      return nil
    }
    let (top, below) = Rect(size).cutTop(1)
    let (bottom, above) = below.cutBottom(1)
    let (line, body) = above.cutBottom(1)
    header = top
    keyBar = bottom
    prompt = line
    tabs = []
    if isZoomed {
      panes = [Placed(pane: selected, area: body)]
    } else if size.width >= 180, size.height >= 50 {
      let (lesson, above) = body.cutBottom(hasLesson ? 12 : 0)
      panes = Layout.large(above) + Layout.lesson(lesson)
    } else if size.width >= 116, size.height >= 36 {
      let (lesson, above) = body.cutBottom(hasLesson ? 10 : 0)
      panes = Layout.medium(above) + Layout.lesson(lesson)
    } else if hasLesson {
      (panes, tabs) = Layout.compactWithLesson(body, selected, lessonHeight)
    } else {
      (panes, tabs) = Layout.compact(body, selected)
    }
  }

  private static func lesson(_ area: Rect) -> [Placed] {
    area.height > 0 ? [Placed(pane: .lesson, area: area)] : []
  }

  /// The lesson pane has the full width; states and rule are behind tabs. An open question takes
  /// rows from the panes above it, which are still empty.
  private static func compactWithLesson(
    _ body: Rect, _ selected: Pane, _ lessonHeight: Int
  ) -> ([Placed], [Pane]) {
    let shared: [Pane] = [.lanes, .delegate, .flags, .states, .why]
    let (lesson, above) = body.cutBottom(max(lessonHeight, body.height >= 28 ? 10 : 8))
    let (phone, right) = above.cutLeft(24)
    let open = shared.contains(selected) ? selected : .lanes
    return (
      [
        Placed(pane: .phone, area: phone), Placed(pane: open, area: right),
        Placed(pane: .lesson, area: lesson),
      ], shared
    )
  }

  private static let shared: [Pane] = [.lanes, .delegate, .flags]

  /// Phone and states on the left, one of three panes next to them.
  private static func compact(_ body: Rect, _ selected: Pane) -> ([Placed], [Pane]) {
    let (why, above) = body.cutBottom(body.height >= 28 ? 6 : 4)
    let (left, right) = above.cutLeft(24)
    let (states, phone) = left.cutBottom(7)
    let open = shared.contains(selected) ? selected : .lanes
    return (
      [
        Placed(pane: .phone, area: phone), Placed(pane: .states, area: states),
        Placed(pane: open, area: right), Placed(pane: .why, area: why),
      ], shared
    )
  }

  private static func medium(_ body: Rect) -> [Placed] {
    let (why, above) = body.cutBottom(7)
    let (phone, rest) = above.cutLeft(24)
    let (middle, right) = rest.cutLeft(rest.width * 57 / 100)
    let (states, lanes) = middle.cutTop(7)
    let (flags, delegate) = right.cutBottom(11)
    return placed(phone, states, lanes, delegate, flags, why)
  }

  private static func large(_ body: Rect) -> [Placed] {
    let (why, above) = body.cutBottom(9)
    let (left, rest) = above.cutLeft(50)
    let (states, phone) = left.cutBottom(11)
    let (lanes, right) = rest.cutLeft(rest.width * 50 / 100)
    let (flags, delegate) = right.cutBottom(16)
    return placed(phone, states, lanes, delegate, flags, why)
  }

  private static func placed(
    _ phone: Rect, _ states: Rect, _ lanes: Rect, _ delegate: Rect, _ flags: Rect, _ why: Rect
  ) -> [Placed] {
    [
      Placed(pane: .phone, area: phone), Placed(pane: .states, area: states),
      Placed(pane: .lanes, area: lanes), Placed(pane: .delegate, area: delegate),
      Placed(pane: .flags, area: flags), Placed(pane: .why, area: why),
    ]
  }
}

extension Rect {
  /// A rectangle of that size in the middle of this one.
  func centred(width: Int, height: Int) -> Rect {
    Rect(
      x: x + (self.width - width) / 2, y: y + (self.height - height) / 2, width: width,
      height: height)
  }
}
