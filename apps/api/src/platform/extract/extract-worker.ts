import { parentPort } from 'node:worker_threads'
import type { ExtractFile } from './answer.ts'
import type { KindLimits } from './limits.ts'
import { readDocument } from './read-document.ts'

// A file that was answered may leave a rejection behind, which must not end the thread under the next file.
process.on('unhandledRejection', () => {})

parentPort?.on('message', async ({ file, limits }: { file: ExtractFile; limits: KindLimits }) => {
  parentPort?.postMessage(await readDocument(file, limits))
})
