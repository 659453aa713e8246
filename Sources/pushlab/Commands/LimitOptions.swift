import ArgumentParser
import CommandLanguage

/// Options that limit a search, shared by the commands that search.
struct LimitOptions: ParsableArguments {
  @ArgumentParser.Option(help: "How many seconds the search takes at most.")
  var seconds = ProcessGauge.usualSeconds

  @ArgumentParser.Option(help: "How many megabytes the program has in memory at most.")
  var memory = ProcessGauge.usualMemory

  func checked() throws(Diagnostics) -> SearchLimits {
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
