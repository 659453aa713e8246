import Foundation

let error = NSError(domain: "app.push", code: 42, userInfo: [NSLocalizedDescriptionKey: "No token"])
print(error.domain, error.code, error.localizedDescription)
let plain: Error = error
print((plain as NSError).code, plain.localizedDescription)
