// swift-format-ignore-file
import Foundation
let center = ["a": Date(timeIntervalSince1970: 3), "b": Date(timeIntervalSince1970: 1)]
print(center.sorted { $0.value < $1.value }.map(\.key), UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!.uuidString.count, UUID(uuidString: "x") as Any, "a,b;c".components(separatedBy: CharacterSet(charactersIn: ",;")), " x ".trimmingCharacters(in: .whitespaces), "abc".contains("bc"), "a-b".replacingOccurrences(of: "-", with: "+"))
let n = NSNumber(value: 3), s = "x" as NSString; print(n.intValue, n == 3, s.length, (["k": n] as [String: Any])["k"] as? Int ?? 0, String(format: "%03d %.1f %@ %%", 7, 2.25, "z"), Int("5")!.description)
