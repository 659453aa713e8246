/// The graph of worlds, for questions about whole sequences.
struct PathGraph: Sendable {
  struct Edge: Sendable {
    var from: Int32
    /// -1 for a world from which the search does not continue.
    var to: Int32
    var event: Int32
    /// Whether the expectation holds after the event.
    var meets: Bool
  }

  /// In the order of the visits: edges from worlds at one depth come before those at the next.
  private(set) var edges: [Edge] = []
  /// Worlds from which an event led to a world that was not kept.
  private(set) var openEnds: Set<Int> = []

  mutating func add(from: Int, to: Int?, event: Int, meets: Bool) {
    edges.append(
      Edge(from: Int32(from), to: Int32(to ?? -1), event: Int32(event), meets: meets))
  }

  mutating func leaveOpen(_ world: Int) { openEnds.insert(world) }

  /// For each world, whether a path leads from it to one of `goals`.
  func reaching(_ goals: Set<Int>, worlds: Int) -> [Bool] {
    let incoming = index(worlds, by: \.to)
    var reaches = [Bool](repeating: false, count: worlds)
    var waiting = goals.sorted()
    for world in waiting { reaches[world] = true }
    while let world = waiting.popLast() {
      for edge in incoming.edges(of: world) {
        let from = Int(edges[edge].from)
        guard !reaches[from] else { continue }
        reaches[from] = true
        waiting.append(from)
      }
    }
    return reaches
  }

  /// For each strongly connected group of worlds, in the order of their first worlds: a shortest
  /// loop through the first world, as edges. Edges from a world to itself do not count.
  func loops(worlds: Int) -> [(world: Int, edges: [Edge])] {
    let outgoing = index(worlds, by: \.from)
    let components = components(outgoing, worlds: worlds)
    var sizes = [Int](repeating: 0, count: worlds)
    for component in components { sizes[component] += 1 }
    var isDone = [Bool](repeating: false, count: worlds)
    var loops: [(world: Int, edges: [Edge])] = []
    for world in 0..<worlds where sizes[components[world]] > 1 && !isDone[components[world]] {
      isDone[components[world]] = true
      loops.append((world, shortestLoop(through: world, outgoing, components)))
    }
    return loops
  }

  private func shortestLoop(
    through world: Int, _ outgoing: Index, _ components: [Int]
  ) -> [Edge] {
    var edgeTo: [Int: Int] = [:]
    var waiting = [world]
    var next = 0
    while next < waiting.count {
      let from = waiting[next]
      next += 1
      for number in outgoing.edges(of: from) {
        let to = Int(edges[number].to)
        guard to >= 0, to != from, components[to] == components[world], edgeTo[to] == nil else {
          continue
        }
        edgeTo[to] = number
        if to == world { return way(backFrom: world, edgeTo) }
        waiting.append(to)
      }
    }
    return []
  }

  private func way(backFrom world: Int, _ edgeTo: [Int: Int]) -> [Edge] {
    var way: [Edge] = []
    var place = world
    repeat {
      guard let number = edgeTo[place] else { break }
      way.append(edges[number])
      place = Int(edges[number].from)
    } while place != world
    return way.reversed()
  }

  /// Tarjan's strongly connected components: for each world, the number of the world that represents its component.
  /// Iterative, because paths can be long.
  private func components(_ outgoing: Index, worlds: Int) -> [Int] {
    var order = [Int](repeating: -1, count: worlds)
    var low = [Int](repeating: 0, count: worlds)
    var component = [Int](repeating: -1, count: worlds)
    var open: [Int] = []
    var count = 0
    for root in 0..<worlds where order[root] < 0 {
      var calls = [(world: root, next: 0)]
      while let call = calls.last {
        let world = call.world
        if call.next == 0 {
          order[world] = count
          low[world] = count
          count += 1
          open.append(world)
        }
        let edges = outgoing.edges(of: world)
        var deeper: Int?
        var next = call.next
        while next < edges.count, deeper == nil {
          let to = Int(self.edges[edges[edges.startIndex + next]].to)
          next += 1
          guard to >= 0 else { continue }
          if order[to] < 0 {
            deeper = to
          } else if component[to] < 0 {
            low[world] = min(low[world], order[to])
          }
        }
        // At least 1, so that a world without edges is not started again.
        calls[calls.count - 1].next = max(next, 1)
        if let deeper {
          calls.append((deeper, 0))
          continue
        }
        calls.removeLast()
        if let caller = calls.last?.world { low[caller] = min(low[caller], low[world]) }
        guard low[world] == order[world] else { continue }
        while let member = open.popLast() {
          component[member] = world
          if member == world { break }
        }
      }
    }
    return component
  }

  /// The edges of each world, by number.
  private struct Index {
    var starts: [Int]
    var numbers: [Int]

    func edges(of world: Int) -> ArraySlice<Int> { numbers[starts[world]..<starts[world + 1]] }
  }

  private func index(_ worlds: Int, by end: KeyPath<Edge, Int32>) -> Index {
    var starts = [Int](repeating: 0, count: worlds + 1)
    for edge in edges where edge[keyPath: end] >= 0 { starts[Int(edge[keyPath: end]) + 1] += 1 }
    for world in 0..<worlds { starts[world + 1] += starts[world] }
    var numbers = [Int](repeating: 0, count: starts[worlds])
    var free = starts
    for (number, edge) in edges.enumerated() where edge[keyPath: end] >= 0 {
      numbers[free[Int(edge[keyPath: end])]] = number
      free[Int(edge[keyPath: end])] += 1
    }
    return Index(starts: starts, numbers: numbers)
  }
}
