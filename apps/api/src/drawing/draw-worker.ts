import { parentPort } from 'node:worker_threads'
import type { Answer, Order } from './order.ts'
import { works } from './works.ts'

// Swallows a rejection that answered work left behind: it must not end the thread under the next order.
process.on('unhandledRejection', () => {})

parentPort?.on('message', async ({ work, given }: Order) => {
  try {
    const value = await works[work](given as never)
    // The whole buffer changes hands: one that others share is copied.
    const own = typeof value === 'number' || value.byteLength === value.buffer.byteLength ? value : value.slice()
    const answer: Answer = { value: own }
    parentPort?.postMessage(answer, typeof own === 'number' ? [] : [own.buffer as ArrayBuffer])
  } catch (error) {
    const answer: Answer = { fault: (error as Error).message, isStopped: false }
    parentPort?.postMessage(answer)
  }
})
