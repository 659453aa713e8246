// swift-format-ignore-file
import Foundation
func read(_ n: Int) throws -> String {
  switch n { case 0: throw CocoaError(.fileNoSuchFile); case 1: throw CocoaError(.userCancelled, userInfo: ["k": 1]); case 2: throw NSError(domain: "own", code: 7); default: return "text" }
}
for n in 0...3 {
  do { print(try read(n)) }
  catch let error as CocoaError where error.code == .fileNoSuchFile { print("no file", error.errorCode, error.isFileError) }
  catch CocoaError.userCancelled { print("cancelled") }
  catch { print("other", (error as NSError).code) }
}
let error: Error = CocoaError(.fileReadNoPermission)
print((error as NSError).domain, (error as NSError).code, error is CocoaError, (error as? CocoaError)?.userInfo.isEmpty ?? false)
print(CocoaError(.fileNoSuchFile) == CocoaError(.fileNoSuchFile), CocoaError.Code.fileLocking.rawValue)
