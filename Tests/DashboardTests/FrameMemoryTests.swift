import Testing
import TextGrid

@testable import Dashboard

/// A step that is shown again is not painted again, and the frame equals a newly painted one.
@Suite struct FrameMemoryTests {
  /// Whether both share their cells, so that nothing was painted.
  private func isSame(_ a: Frame, _ b: Frame) -> Bool {
    a.grid.cells.withUnsafeBufferPointer { mine in
      b.grid.cells.withUnsafeBufferPointer { mine.baseAddress == $0.baseAddress }
    }
  }

  @Test("twenty steps back and forth")
  func backAndForth() throws {
    var sample = try Sample("article", 120, 40)
    var frames = FrameMemory()
    sample.press("oeae")
    var seen = [frames.frame(of: sample.state)]
    for _ in 0..<20 {
      sample.press(.left)
      seen.append(frames.frame(of: sample.state))
      #expect(seen.last?.grid == sample.state.render().grid)
    }
    for frame in seen.dropLast().reversed() {
      sample.press(.right)
      #expect(isSame(frames.frame(of: sample.state), frame))
    }
    #expect(!isSame(sample.state.render(), seen[0]))
  }

  @Test("what changes beside the cursor is painted", arguments: ["z", "w", "u", "a", "\t"])
  func otherChanges(key: String) throws {
    var sample = try Sample("article", 120, 40)
    var frames = FrameMemory()
    sample.press("oeae")
    _ = frames.frame(of: sample.state)
    sample.press(.left)
    _ = frames.frame(of: sample.state)
    sample.press(key)
    #expect(frames.frame(of: sample.state).grid == sample.state.render().grid)
    sample.press(.right)
    #expect(frames.frame(of: sample.state).grid == sample.state.render().grid)
  }

  @Test("another language, another size, and another play with as many steps")
  func otherPlays() throws {
    var frames = FrameMemory()
    for play in ["naive", "classic"] {
      var sample = try Sample(play, 120, 40)
      sample.press("oe")
      #expect(frames.frame(of: sample.state).grid == sample.state.render().grid)
      sample.state.language = .simplifiedChinese
      #expect(frames.frame(of: sample.state).grid == sample.state.render().grid)
      _ = sample.state.update(.resize(Size(width: 100, height: 30)))
      #expect(frames.frame(of: sample.state).grid == sample.state.render().grid)
    }
  }
}
