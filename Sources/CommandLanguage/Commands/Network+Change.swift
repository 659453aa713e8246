import LifecycleModel

extension Network {
  /// Each command changes what it names and leaves the rest.
  package func changed(by change: NetworkChange) -> Network {
    var network = self
    switch change {
    case .takes(let duration):
      network.duration = duration
      network.outcome = .data
    case .fails: network.outcome = .failure
    case .empty: network.outcome = .empty
    }
    return network
  }
}
