/// Names of Foundation and Dispatch in the test's own version. They shadow those that UIKit
/// re-exports.
public struct DispatchTime {
  var milliseconds: Int

  public static func now() -> DispatchTime { DispatchTime(milliseconds: 0) }

  public static func + (time: DispatchTime, seconds: Double) -> DispatchTime {
    DispatchTime(milliseconds: time.milliseconds + Int((seconds * 1000).rounded()))
  }

  public static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
    switch interval {
    case .seconds(let number): return time + Double(number)
    case .milliseconds(let number): return time + Double(number) / 1000
    }
  }
}

public enum DispatchTimeInterval {
  case seconds(Int)
  case milliseconds(Int)
}

public final class DispatchQueue {
  public enum Quality { case userInitiated, utility, background }

  public static let main = DispatchQueue()

  public static func global(qos: Quality = .utility) -> DispatchQueue { main }

  public func async(execute work: @escaping () -> Void) { Phone.schedule(after: 0, work) }

  public func asyncAfter(deadline: DispatchTime, execute work: @escaping () -> Void) {
    Phone.schedule(after: deadline.milliseconds, work)
  }
}

public final class UserDefaults {
  public static let standard = UserDefaults()
  private var values: [String: Any] = [:]

  func reset() { values = [:] }

  public func set(_ value: Any?, forKey key: String) { values[key] = value }
  public func removeObject(forKey key: String) { values[key] = nil }
  public func object(forKey key: String) -> Any? { values[key] }
  public func string(forKey key: String) -> String? { values[key] as? String }
  public func integer(forKey key: String) -> Int { values[key] as? Int ?? 0 }
  public func bool(forKey key: String) -> Bool { values[key] as? Bool ?? false }
  public func stringArray(forKey key: String) -> [String]? { values[key] as? [String] }
}

public final class URLResponse {}

/// Every download takes two seconds and delivers a kilobyte, as in the simulator.
public final class URLSession {
  public static let shared = URLSession()

  public final class Task {
    let completion: (Data?, URLResponse?, (any Error)?) -> Void

    init(_ completion: @escaping (Data?, URLResponse?, (any Error)?) -> Void) {
      self.completion = completion
    }

    public func resume() {
      Phone.schedule(after: 2000) { self.completion(Data(count: 1024), URLResponse(), nil) }
    }
  }

  public func dataTask(
    with url: URL, completionHandler: @escaping (Data?, URLResponse?, (any Error)?) -> Void
  ) -> Task {
    Task(completionHandler)
  }
}
