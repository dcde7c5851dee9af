import { parentPort, workerData } from 'node:worker_threads'
import type { ExtractFile } from './answer.ts'
import { type ReadLimits, readDocument } from './read-document.ts'

const limits = workerData as ReadLimits

parentPort?.on('message', async (file: ExtractFile) => {
  parentPort?.postMessage(await readDocument(file, limits))
})
