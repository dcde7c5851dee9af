import { type ExtractAnswer, type ExtractFile, type ExtractLimits, type Extractor, withoutText } from './answer.ts'
import { type Reader, startReader } from './reader-thread.ts'

interface Waiting {
  file: ExtractFile
  settle: (answer: ExtractAnswer) => void
}

/** Deals files to at most `limits.workers` threads, in order, one at a time each; a thread that ends is replaced. */
export function startPool(limits: ExtractLimits): Extractor {
  const queue: Waiting[] = []
  const idle: Reader[] = []
  const busy = new Map<Reader, Waiting>()
  let closed = false

  const takeIdle = () => {
    for (let reader = idle.pop(); reader; reader = idle.pop()) if (reader.isAlive()) return reader
  }

  const deal = () => {
    while (queue.length > 0 && (idle.length > 0 || busy.size < limits.workers)) {
      const next = queue.shift()
      if (next) void run(takeIdle() ?? startReader(limits), next)
    }
  }

  const run = async (reader: Reader, waiting: Waiting) => {
    busy.set(reader, waiting)
    const answer = await reader.read(waiting.file)
    busy.delete(reader)
    if (reader.isAlive()) idle.push(reader)
    waiting.settle(answer)
    deal()
  }

  return {
    extract: (file) =>
      closed
        ? Promise.reject(new Error('The extractor is closed.'))
        : new Promise((settle) => {
            queue.push({ file, settle })
            deal()
          }),
    async close() {
      closed = true
      for (const waiting of queue.splice(0))
        waiting.settle(withoutText('unreadable', 'Reading was stopped before it began.'))
      await Promise.all([...idle.splice(0), ...busy.keys()].map((reader) => reader.end()))
    },
  }
}
