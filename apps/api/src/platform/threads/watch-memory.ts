import type { Worker } from 'node:worker_threads'

const watchEveryMs = 50
const megabyte = 1024 * 1024

/** Calls `tooMuch` when a thread's array buffers pass a bound: its heap limit does not count them, and a small file can inflate to gigabytes. */
export function watchMemory(worker: Worker, memoryMbMax: number, tooMuch: () => void): NodeJS.Timeout {
  return setInterval(() => {
    worker.getHeapStatistics().then(
      (heap) => heap.external_memory > memoryMbMax * megabyte && tooMuch(),
      () => {},
    )
  }, watchEveryMs)
}
