import CommandLanguage

extension Session {
  /// The memory limit of a session in bytes. The history keeps the world after each event.
  package static let mostMemory = 384 << 20

  /// The work of the app's code that an answer at the prompt may cause, such as that of `whynot` or `show matrix`, in
  /// units; an executed statement counts 500.
  static let mostWorkForAnswer = 60_000_000

  package static let isFull = Bilingual(
    en: "The play takes more than 384 MB of memory: no further event; `reset` begins anew.",
    zh: "这次运行占用的内存超过 384 MB，不再播放事件；`reset` 可重新开始。")
}
