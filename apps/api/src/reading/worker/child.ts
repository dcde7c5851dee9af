import { setPriority } from 'node:os'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { ChildAnswer, ChildOrder } from './child-hand.ts'

// Recognising is synchronous, so a thread does it: this one stays free to notice that memory or the parent is gone.
const watchEveryMs = 100
const megabyte = 1024 * 1024
const behindRequests = 5
const worker = new Worker(pathToFileURL(process.argv[2] ?? ''))
let memoryMbMax = Number.POSITIVE_INFINITY

const end = () => process.kill(process.pid, 'SIGKILL')
const tell = (answer: ChildAnswer<unknown>, then = () => {}) => process.send?.(answer, then)

setPriority(behindRequests)
process.on('disconnect', end)
process.on('message', ({ order, memoryMbMax: max }: ChildOrder<unknown>) => {
  memoryMbMax = max
  worker.postMessage(order)
})
worker.on('message', (answer: ChildAnswer<unknown>) => tell(answer))
worker.on('error', end)
worker.on('exit', end)
setInterval(() => {
  if (process.memoryUsage.rss() > memoryMbMax * megabyte) tell({ kind: 'too much memory' }, end)
}, watchEveryMs)
