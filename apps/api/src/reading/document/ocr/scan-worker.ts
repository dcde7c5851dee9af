import { parentPort } from 'node:worker_threads'
import type { ExtractAnswer } from '../../answer.ts'
import { readWith } from '../../read-document.ts'
import type { ChildAnswer } from '../../worker/child-hand.ts'
import { scanReader } from './read-scan.ts'
import type { ScanOrder } from './scan-process.ts'

process.on('unhandledRejection', () => {})

const tell = (answer: ChildAnswer<ExtractAnswer>) => parentPort?.postMessage(answer)

parentPort?.on('message', async ({ file, limits, languages }: ScanOrder) => {
  const read = scanReader(file.kind, languages, () => tell({ kind: 'page' }))
  tell({ kind: 'answer', answer: await readWith(read, file, limits) })
})
