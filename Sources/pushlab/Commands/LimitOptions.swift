import ArgumentParser
import CommandLanguage

/// Options that limit a search, shared by the commands that search.
struct LimitOptions: ParsableArguments {
  @ArgumentParser.Option(
    help: "How many seconds the search takes at most (default: 60, with your own app 4).")
  var seconds: Int?

  @ArgumentParser.Option(help: "How many megabytes the program has in memory at most.")
  var memory = ProcessGauge.usualMemory

  func checked() throws(Diagnostics) -> SearchLimits {
    let seconds = seconds ?? ProcessGauge.usualSeconds
    guard (1...ProcessGauge.mostSeconds).contains(seconds) else {
      let most = ProcessGauge.mostSeconds
      throw Diagnostics(
        "--seconds \(seconds)", en: "expected 1 to \(most)", zh: "应为 1 到 \(most)")
    }
    let range = ProcessGauge.memoryRange
    guard range.contains(memory) else {
      throw Diagnostics(
        "--memory \(memory)", en: "expected \(range.lowerBound) to \(range.upperBound)",
        zh: "应为 \(range.lowerBound) 到 \(range.upperBound)")
    }
    return SearchLimits(seconds: seconds, memory: memory)
  }
}
