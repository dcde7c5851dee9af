import type { DocumentKind } from '../content/document-kind.ts'
import { type ExtractAnswer, type ExtractFile, withoutText } from './answer.ts'
import type { KindLimits } from './limits.ts'

/** Reads one file at a time and ends with a file that takes too long, takes too much or crashes it. */
export interface Reader {
  read(file: ExtractFile, limits: KindLimits): Promise<ExtractAnswer>
  isAlive(): boolean
  end(): Promise<void>
}

export interface Pool {
  read(file: ExtractFile): Promise<ExtractAnswer>
  close(): Promise<void>
}

interface Waiting {
  file: ExtractFile
  settle: (answer: ExtractAnswer) => void
}

/** Deals files to at most `readersMax` readers, in order, one at a time each; a reader that ends is replaced. */
export function startPool(
  readersMax: number,
  startReader: () => Reader,
  limitsOf: (kind: DocumentKind) => KindLimits,
): Pool {
  const queue: Waiting[] = []
  const idle: Reader[] = []
  const busy = new Set<Reader>()
  let closed = false

  const takeIdle = () => {
    for (let reader = idle.pop(); reader; reader = idle.pop()) if (reader.isAlive()) return reader
  }

  const deal = () => {
    while (queue.length > 0 && (idle.length > 0 || busy.size < readersMax)) {
      const next = queue.shift()
      if (next) void run(takeIdle() ?? startReader(), next)
    }
  }

  const run = async (reader: Reader, { file, settle }: Waiting) => {
    busy.add(reader)
    const answer = await reader.read(file, limitsOf(file.kind))
    busy.delete(reader)
    if (reader.isAlive()) idle.push(reader)
    settle(answer)
    deal()
  }

  return {
    read: (file) =>
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
      await Promise.all([...idle.splice(0), ...busy].map((reader) => reader.end()))
    },
  }
}
