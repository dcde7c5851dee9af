import type { DocumentKind } from '../../platform/content/document-kind.ts'
import { type ExtractAnswer, type ExtractFile, type ExtractText, withoutText } from '../answer.ts'
import type { KindLimits } from '../limits.ts'

export type Readable = ExtractFile | ExtractText

/** Reads one file at a time and ends with a file that takes too long, takes too much or crashes it. */
export interface Reader<Source> {
  read(file: Source, limits: KindLimits): Promise<ExtractAnswer>
  isAlive(): boolean
  end(): Promise<void>
}

export interface Pool<Source> {
  read(file: Source): Promise<ExtractAnswer>
  close(): Promise<void>
}

interface Waiting<Source> {
  file: Source
  settle: (answer: ExtractAnswer) => void
}

/** Deals files to at most `readersMax` readers, in order, one at a time each; a reader that ends is replaced. */
export function startPool<Source extends Readable>(
  readersMax: number,
  startReader: () => Reader<Source>,
  limitsOf: (kind: DocumentKind) => KindLimits,
): Pool<Source> {
  const queue: Waiting<Source>[] = []
  const idle: Reader<Source>[] = []
  const busy = new Set<Reader<Source>>()
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

  const run = async (reader: Reader<Source>, { file, settle }: Waiting<Source>) => {
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
