import AppCode
import ArgumentParser
import CommandLanguage

/// The memory that parsing Swift needs. If it is missing, no file is to blame, so the exit status is 3.
enum ReadingMemory {
  static func require(_ language: Language) throws(ExitCode) {
    guard !canReadSwift else { return }
    let words = Bilingual(
      en: "the system allows too little memory to read Swift: 700 MB of address space are needed "
        + "(ulimit -v)",
      zh: "系统允许使用的内存太少，无法读取 Swift：需要 700 MB 地址空间（ulimit -v）")
    StandardOutput.printError("pushlab: " + words[language])
    throw ExitCode(3)
  }
}
