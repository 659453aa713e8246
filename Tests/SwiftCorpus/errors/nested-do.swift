enum Level: Error { case inner, outer }
do {
  do {
    throw Level.inner
  } catch Level.outer {
    print("not here")
  } catch {
    print("inner caught", error)
    throw Level.outer
  }
} catch {
  print("outer caught", error)
}
