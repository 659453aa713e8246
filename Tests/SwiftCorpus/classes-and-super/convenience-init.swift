class Server {
  let host: String
  let port: Int
  init(host: String, port: Int) {
    self.host = host
    self.port = port
  }
  convenience init(host: String) { self.init(host: host, port: 443) }
  convenience init() { self.init(host: "localhost") }
}
let server = Server()
print(server.host, server.port, Server(host: "a").port, Server(host: "b", port: 1).port)
