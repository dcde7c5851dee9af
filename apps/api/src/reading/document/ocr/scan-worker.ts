import { parentPort } from 'node:worker_threads'
import { readWith } from '../../read-document.ts'
import { scanReader } from './read-scan.ts'
import type { ScanAnswer, ScanOrder } from './scan-process.ts'

process.on('unhandledRejection', () => {})

const tell = (answer: ScanAnswer) => parentPort?.postMessage(answer)

parentPort?.on('message', async ({ file, limits, languages }: ScanOrder) => {
  const read = scanReader(file.kind, languages, () => tell({ kind: 'page' }))
  tell({ kind: 'answer', answer: await readWith(read, file, limits) })
})
