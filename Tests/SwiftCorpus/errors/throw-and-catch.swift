enum NetworkError: Error {
  case offline
  case status(Int)
}
func fetch(_ code: Int) throws -> String {
  if code == 0 { throw NetworkError.offline }
  if code >= 400 { throw NetworkError.status(code) }
  return "ok \(code)"
}
for code in [200, 0, 404, 500] {
  do {
    print(try fetch(code))
  } catch NetworkError.offline {
    print("offline")
  } catch NetworkError.status(404) {
    print("not found")
  } catch NetworkError.status(let code) where code >= 500 {
    print("server", code)
  } catch {
    print("other", error)
  }
}
