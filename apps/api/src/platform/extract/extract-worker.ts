import { parentPort, workerData } from 'node:worker_threads'
import type { ExtractFile } from './answer.ts'
import { type ReadLimits, readDocument } from './read-document.ts'

const limits = workerData as ReadLimits

// A file that was answered may leave a rejection behind, which must not end the thread under the next file.
process.on('unhandledRejection', () => {})

parentPort?.on('message', async (file: ExtractFile) => {
  parentPort?.postMessage(await readDocument(file, limits))
})
