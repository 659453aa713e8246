import Foundation

func load() throws { throw URLError(.timedOut) }
do { try load() } catch { print(error.localizedDescription, (error as NSError).code) }
let error = URLError(.notConnectedToInternet)
print(error.localizedDescription, error.errorCode, error.code == .notConnectedToInternet)
let failure: Error = error
print(failure.localizedDescription)
