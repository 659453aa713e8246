import LifecycleModel

extension Network {
  /// The network with the change applied. Other settings stay.
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
