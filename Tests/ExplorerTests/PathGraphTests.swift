import CommandLanguage
import LifecycleModel
import Testing

@testable import Explorer

/// Loops and reachability, compared with the simplest way to compute them.
@Suite struct PathGraphTests {
  private struct Random {
    var state: UInt64
    mutating func next(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
  }

  /// `lengths[a][b]`: edges of the shortest path with at least one edge; nil if there is none.
  /// Edges from a world to itself do not count.
  private func lengths(_ graph: PathGraph, worlds: Int) -> [[Int?]] {
    var lengths = [[Int?]](repeating: [Int?](repeating: nil, count: worlds), count: worlds)
    for edge in graph.edges where edge.to >= 0 && edge.to != edge.from {
      lengths[Int(edge.from)][Int(edge.to)] = 1
    }
    for middle in 0..<worlds {
      for from in 0..<worlds {
        guard let first = lengths[from][middle] else { continue }
        for to in 0..<worlds {
          guard let second = lengths[middle][to] else { continue }
          lengths[from][to] = min(lengths[from][to] ?? .max, first + second)
        }
      }
    }
    return lengths
  }

  private func graph(_ seed: UInt64, worlds: Int, edges: Int) -> PathGraph {
    var random = Random(state: seed)
    var graph = PathGraph()
    for number in 0..<edges {
      let to = random.next(worlds + 1)
      graph.add(
        from: random.next(worlds), to: to == worlds ? nil : to, event: number, meets: false)
    }
    return graph
  }

  @Test("loops: the first world of each group of worlds that lead to each other, a shortest one")
  func loops() {
    for seed in 1...200 as ClosedRange<UInt64> {
      let worlds = 2 + Int(seed % 9)
      let graph = graph(seed &* 0x9E37_79B9_7F4A_7C15, worlds: worlds, edges: 3 * worlds / 2)
      let lengths = lengths(graph, worlds: worlds)
      let wanted = (0..<worlds).filter { world in
        lengths[world][world] != nil
          && !(0..<world).contains { lengths[world][$0] != nil && lengths[$0][world] != nil }
      }
      let loops = graph.loops(worlds: worlds)
      #expect(loops.map(\.world) == wanted, "seed \(seed)")
      for loop in loops {
        #expect(loop.edges.count == lengths[loop.world][loop.world], "seed \(seed)")
        #expect(loop.edges.first.map { Int($0.from) } == loop.world)
        #expect(loop.edges.last.map { Int($0.to) } == loop.world)
        for (one, next) in zip(loop.edges, loop.edges.dropFirst()) { #expect(one.to == next.from) }
        for edge in loop.edges {
          #expect(graph.edges[Int(edge.event)].from == edge.from)
          #expect(graph.edges[Int(edge.event)].to == edge.to)
        }
      }
    }
  }

  @Test("the worlds from which a goal can be reached, the goals among them")
  func reaching() {
    for seed in 1...200 as ClosedRange<UInt64> {
      let worlds = 2 + Int(seed % 9)
      let graph = graph(seed, worlds: worlds, edges: worlds)
      let lengths = lengths(graph, worlds: worlds)
      let goals: Set = [worlds - 1, worlds / 2]
      let wanted = (0..<worlds).map { world in
        goals.contains(world) || goals.contains { lengths[world][$0] != nil }
      }
      #expect(graph.reaching(goals, worlds: worlds) == wanted, "seed \(seed)")
    }
    #expect(PathGraph().reaching([], worlds: 2) == [false, false])
  }

  @Test("work that is shared among threads comes back in its order", arguments: [1, 2, 3, 8])
  func workers(threads: Int) {
    for count in [0, 1, 2, 3, 100] {
      let items = Array(0..<count)
      #expect(Workers.map(items, threads: threads) { $0 * $0 } == items.map { $0 * $0 })
    }
  }
}
