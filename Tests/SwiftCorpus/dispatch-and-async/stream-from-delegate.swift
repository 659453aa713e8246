// swift-format-ignore-file
import Foundation
protocol LocationDelegate: AnyObject { func didUpdate(_ v: Int); func didFail(_ e: Error) }
enum Stop: Error { case lost(Int) }
final class Source { weak var delegate: LocationDelegate?; func run() { for i in 1...3 { delegate?.didUpdate(i * 10) }; delegate?.didFail(Stop.lost(3)); delegate?.didUpdate(99) } }
final class Bridge: LocationDelegate { let continuation: AsyncThrowingStream<Int, Error>.Continuation; let stream: AsyncThrowingStream<Int, Error>
  init() { (stream, continuation) = AsyncThrowingStream.makeStream(of: Int.self) }
  func didUpdate(_ v: Int) { let r = continuation.yield(v); if case .terminated = r { print("dropped", v) } }; func didFail(_ e: Error) { continuation.finish(throwing: e) } }
Task { let b = Bridge(); let s = Source(); s.delegate = b; s.run(); var sum = 0
  do { for try await v in b.stream where v != 20 { sum += v }; print("end") } catch { print("failed", error, sum) } }
