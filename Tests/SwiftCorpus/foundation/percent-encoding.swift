import Foundation

let text = "a b&c=d/é"
let encoded = text.addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed)!
print(encoded, encoded.removingPercentEncoding!)
print(
  text.addingPercentEncoding(withAllowedCharacters: .alphanumerics)!,
  text.addingPercentEncoding(withAllowedCharacters: .urlHostAllowed)!)
print("100%".removingPercentEncoding as Any, "%41".removingPercentEncoding!)
