// swift-format-ignore-file
import Foundation
struct User { let name: String }
enum Context { @TaskLocal static var user: User?; @TaskLocal static var depth = 0 }
enum Failure: Error { case bad }
func level(_ n: Int) -> Int { n == 0 ? Context.depth : Context.$depth.withValue(Context.depth + 1) { level(n - 1) } }
func run() {
  print(Context.user?.name ?? "-", Context.depth)
  Context.$user.withValue(User(name: "bo")) {
    print(Context.user?.name ?? "-")
    Context.$user.withValue(nil) { print(Context.user == nil) }
  }
  print(Context.user == nil, level(3), Context.depth, Context.$depth.get())
  do { try Context.$depth.withValue(5) { print(Context.depth); throw Failure.bad } } catch { print(error, Context.depth) }
}
run()
