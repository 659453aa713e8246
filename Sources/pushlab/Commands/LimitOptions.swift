import ArgumentParser

/// What bounds a search; common to the commands that search.
struct LimitOptions: ParsableArguments {
  @ArgumentParser.Option(help: "How many seconds the search takes at most.")
  var seconds = ProcessGauge.usualSeconds

  @ArgumentParser.Option(help: "How many megabytes the program has in memory at most.")
  var memory = ProcessGauge.usualMemory

  func checked() throws(Complaint) -> SearchLimits {
    guard (1...ProcessGauge.mostSeconds).contains(seconds) else {
      throw Complaint(lines: ["--seconds \(seconds): expected 1 to \(ProcessGauge.mostSeconds)"])
    }
    let range = ProcessGauge.memoryRange
    guard range.contains(memory) else {
      throw Complaint(
        lines: ["--memory \(memory): expected \(range.lowerBound) to \(range.upperBound)"])
    }
    return SearchLimits(seconds: seconds, memory: memory)
  }
}
