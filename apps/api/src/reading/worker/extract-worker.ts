import { parentPort } from 'node:worker_threads'
import { readDocument, readJobText } from '../read-document.ts'
import type { ReadOrder } from './order.ts'

// A file that was answered may leave a rejection behind, which must not end the thread under the next file.
process.on('unhandledRejection', () => {})

parentPort?.on('message', async ({ file, limits }: ReadOrder) => {
  parentPort?.postMessage('text' in file ? await readJobText(file, limits) : await readDocument(file, limits))
})
