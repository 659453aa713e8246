/// Decodes bytes from a terminal to inputs. If a read ends within a sequence, keeps its beginning.
package struct InputDecoder: Sendable {
  /// In bytes. A longer paste is dropped and reported by its size.
  package static let pasteLimit = 1 << 20
  /// Far longer than any sequence of a terminal. Further bytes count as typed.
  static let sequenceLimit = 256

  private enum State {
    case ground
    case character(UTF8Collector)
    case escape
    /// ESC was reported as a key, but the rest of its sequence may still arrive.
    case lateEscape
    /// After such an ESC came `[` or `O`, which is either a key or continues the sequence.
    case lateIntroducer(UInt8)
    /// After ESC O.
    case singleShift
    /// After ESC [: parameters and other bytes before the final byte.
    case controlSequence([UInt8])
    /// After ESC [ [: the Linux console's F1 to F5.
    case consoleFunctionKey
    /// Three bytes of the old mouse report.
    case oldMouse([UInt8])
    /// A reply of the terminal to a question that we never asked, up to BEL or ESC \.
    case string(length: Int, escaped: Bool, introducer: UInt8)
    case paste(PasteCollector)
  }

  private var state = State.ground
  /// The program works on something that Escape cancels. ESC is then treated as Escape whenever possible, not as Alt,
  /// because the next key may be read together with it.
  package var isEscapeUrgent = false

  package init() {}

  /// The time to wait for the next byte before calling `timeout`; nil if there is no need.
  ///
  /// ESC alone becomes a key after 40 ms. A slow line may split a sequence: if the rest arrives
  /// within half a second after that, `.escapeRevoked` takes the ESC back, and the sequence is one
  /// key.
  package var patience: Duration? {
    switch state {
    case .ground: nil
    case .escape: .milliseconds(40)
    case .paste, .character, .lateIntroducer: .milliseconds(200)
    case .lateEscape: .milliseconds(500)
    case .singleShift where isEscapeUrgent: .milliseconds(100)
    case .controlSequence(let body) where isEscapeUrgent && body.isEmpty: .milliseconds(100)
    case .singleShift, .controlSequence, .consoleFunctionKey, .oldMouse, .string: .seconds(1)
    }
  }

  /// Decodes the bytes of one read. A Ctrl-C that is alone in a read ends a paste, because a user presses it when the
  /// end of the paste was lost. Between other bytes it is part of the pasted text.
  package mutating func feed(_ bytes: some Collection<UInt8>) -> [Input] {
    var inputs: [Input] = []
    if case .paste = state, !bytes.isEmpty, bytes.allSatisfy({ $0 == 0x03 }) {
      inputs += timeout()
    }
    for byte in bytes { take(byte, &inputs) }
    return inputs
  }

  /// Call this if no byte came within `patience`. ESC then counts as a key, and an unfinished paste
  /// ends. `patience` may request another wait.
  package mutating func timeout() -> [Input] {
    let ended = state
    state = .ground
    switch ended {
    case .ground, .lateEscape: return []
    case .character: return [.character("\u{FFFD}")]
    case .escape:
      state = .lateEscape
      return [.key(.escape)]
    case .lateIntroducer(let byte): return [.character(Unicode.Scalar(byte))]
    case .singleShift where isEscapeUrgent:
      state = .lateIntroducer(0x4F)
      return [.key(.escape)]
    case .controlSequence(let body) where isEscapeUrgent && body.isEmpty:
      state = .lateIntroducer(0x5B)
      return [.key(.escape)]
    case .singleShift: return [.alt("O")]
    case .controlSequence(let bytes): return [bytes.isEmpty ? .alt("[") : .ignored]
    case .string(let length, _, let introducer):
      return [length == 0 ? .alt(Unicode.Scalar(introducer)) : .ignored]
    case .consoleFunctionKey, .oldMouse: return [.ignored]
    case .paste(let collector): return [collector.input, .pasteUnfinished]
    }
  }

  private mutating func take(_ byte: UInt8, _ inputs: inout [Input]) {
    switch state {
    case .ground:
      takeGround(byte, &inputs)
    case .character(let collector):
      takeContinuation(byte, collector, &inputs)
    case .escape:
      takeAfterEscape(byte, &inputs)
    case .lateEscape:
      if byte == 0x5B || byte == 0x4F {
        state = .lateIntroducer(byte)
      } else {
        state = .ground
        takeGround(byte, &inputs)
      }
    case .lateIntroducer(let introducer):
      takeLate(byte, after: introducer, &inputs)
    case .singleShift:
      if isEscapeUrgent, ControlSequence(body: [], final: byte).key == nil {
        state = .ground
        inputs += [.key(.escape), .character("O")]
        takeGround(byte, &inputs)
      } else {
        finishOrRestart(byte, &inputs) { Self.finish(ControlSequence(body: [], final: $0)) }
      }
    case .consoleFunctionKey:
      finishOrRestart(byte, &inputs) {
        (0x41...0x45).contains($0) ? .key(.function(Int($0) - 0x40)) : .ignored
      }
    case .controlSequence(let body):
      takeControlSequence(byte, body, &inputs)
    case .oldMouse where byte < 0x20:
      state = .ground
      inputs.append(.ignored)
      takeGround(byte, &inputs)
    case .oldMouse(let body):
      state = body.count < 2 ? .oldMouse(body + [byte]) : .ground
      if body.count == 2 { inputs.append(.mouse(Mouse(oldReport: body + [byte]))) }
    case .string(let length, let escaped, let introducer):
      takeString(byte, length, escaped, introducer, &inputs)
    case .paste(var collector):
      state = .ground  // so that the collector's bytes are not copied
      if collector.isTooLong, byte == 0x03 {
        inputs += [collector.input, .key(.control("c"))]
      } else if collector.take(byte) {
        inputs.append(collector.input)
      } else {
        state = .paste(collector)
      }
    }
  }

  private mutating func takeGround(_ byte: UInt8, _ inputs: inout [Input]) {
    switch byte {
    case 0x1B: state = .escape
    case 0..<0x20, 0x7F: inputs.append(.key(Key(controlByte: byte)))
    case 0x20..<0x7F: inputs.append(.character(Unicode.Scalar(byte)))
    default:
      if let collector = UTF8Collector(lead: byte) {
        state = .character(collector)
      } else {
        inputs.append(.character("\u{FFFD}"))
      }
    }
  }

  private mutating func takeContinuation(
    _ byte: UInt8, _ collector: UTF8Collector, _ inputs: inout [Input]
  ) {
    var collector = collector
    switch collector.take(byte) {
    case .more:
      state = .character(collector)
    case .scalar(let scalar):
      state = .ground
      inputs.append((0x80..<0xA0).contains(scalar.value) ? .ignored : .character(scalar))
    case .broken:
      state = .ground
      inputs.append(.character("\u{FFFD}"))
      takeGround(byte, &inputs)
    }
  }

  private mutating func takeAfterEscape(_ byte: UInt8, _ inputs: inout [Input]) {
    state = .ground
    switch byte {
    case 0x1B:
      inputs.append(.key(.escape))
      state = .escape
    case 0x4F: state = .singleShift
    case 0x5B: state = .controlSequence([])
    case _ where isEscapeUrgent:
      inputs.append(.key(.escape))
      takeGround(byte, &inputs)
    case 0x50, 0x58, 0x5D, 0x5E, 0x5F:  // P X ] ^ _
      state = .string(length: 0, escaped: false, introducer: byte)
    case 0x20..<0x7F: inputs.append(.alt(Unicode.Scalar(byte)))
    // Nobody types Alt and Ctrl-C. Both keys arrived at once because the program was busy.
    case 0x03: inputs += [.key(.escape), .key(.control("c"))]
    case 0..<0x20, 0x7F: inputs.append(.modified(.alt, Key(controlByte: byte)))
    default:
      inputs.append(.key(.escape))
      takeGround(byte, &inputs)
    }
  }

  /// Only bytes that certainly continue a sequence revoke the ESC: `[[` may be a key held down.
  private mutating func takeLate(
    _ byte: UInt8, after introducer: UInt8, _ inputs: inout [Input]
  ) {
    let isParameter = introducer == 0x5B && (0x30..<0x40).contains(byte)
    if isParameter || ControlSequence(body: [], final: byte).key != nil {
      inputs.append(.escapeRevoked)
      state = introducer == 0x5B ? .controlSequence([]) : .singleShift
      take(byte, &inputs)
    } else {
      state = .ground
      inputs.append(.character(Unicode.Scalar(introducer)))
      takeGround(byte, &inputs)
    }
  }

  private mutating func takeControlSequence(
    _ byte: UInt8, _ body: [UInt8], _ inputs: inout [Input]
  ) {
    switch byte {
    case 0x5B where body.isEmpty:
      state = .consoleFunctionKey
    case 0x4D where body.isEmpty:
      state = .oldMouse([])
    case 0x40..<0x7F:
      state = .ground
      let sequence = ControlSequence(body: body, final: byte)
      if sequence.beginsPaste {
        state = .paste(PasteCollector())
      } else {
        inputs.append(Self.finish(sequence))
      }
    case 0x20..<0x40 where body.count < Self.sequenceLimit:
      state = .controlSequence(body + [byte])
    default:
      state = .ground
      inputs.append(.ignored)
      takeGround(byte, &inputs)
    }
  }

  /// Replies contain no control bytes except those that end them. Any other control byte is a key; the bytes before it
  /// were Alt and a letter, or a reply whose end was lost.
  private mutating func takeString(
    _ byte: UInt8, _ length: Int, _ escaped: Bool, _ introducer: UInt8, _ inputs: inout [Input]
  ) {
    let begun: Input = length == 0 ? .alt(Unicode.Scalar(introducer)) : .ignored
    state = .ground
    if byte == 0x07 || (escaped && byte == 0x5C) || length >= Self.sequenceLimit {
      inputs.append(.ignored)
    } else if escaped {
      inputs.append(begun)
      takeAfterEscape(byte, &inputs)
    } else if byte < 0x20, byte != 0x1B {
      inputs.append(begun)
      takeGround(byte, &inputs)
    } else {
      let isEscape = byte == 0x1B
      state = .string(
        length: isEscape ? length : length + 1, escaped: isEscape, introducer: introducer)
    }
  }

  /// The last byte of a sequence. A byte that is not printable belongs to the next input.
  private mutating func finishOrRestart(
    _ byte: UInt8, _ inputs: inout [Input], _ meaning: (UInt8) -> Input
  ) {
    state = .ground
    if (0x20..<0x7F).contains(byte) {
      inputs.append(meaning(byte))
    } else {
      inputs.append(.ignored)
      takeGround(byte, &inputs)
    }
  }
}
