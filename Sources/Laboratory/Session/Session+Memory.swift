import CommandLanguage

extension Session {
  /// The memory limit of a session in bytes. The history keeps the world after each event.
  package static let mostMemory = 384 << 20

  package static let isFull = Bilingual(
    en: "The play takes more than 384 MB of memory: no further event; `reset` begins anew.",
    zh: "这次运行占用的内存超过 384 MB，不再播放事件；`reset` 可重新开始。")
}
