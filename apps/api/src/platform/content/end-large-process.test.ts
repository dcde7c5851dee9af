import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it } from 'vitest'

const watch = new URL('./end-large-process.ts', import.meta.url).href

/** Ends how a process ends that takes so many megabytes, and then leaves its own thread no time. */
async function end(megabytes: number) {
  const program = `
    const { Worker } = require('node:worker_threads')
    new Worker(new URL(${JSON.stringify(watch)})).unref()
    setTimeout(() => {
      const taken = Buffer.alloc(${megabytes} * 1_000_000, 1)
      const until = performance.now() + 2_000
      while (performance.now() < until) taken[0] += 1
    }, 300)`
  const child = spawn(process.execPath, ['-e', program], { stdio: 'ignore' })
  return once(child, 'exit')
}

it('ends a process that takes too much memory, and no other', async () => {
  expect(await end(1_000)).toEqual([null, 'SIGKILL'])
  expect(await end(300)).toEqual([0, null])
}, 15_000)
