import { Worker } from 'node:worker_threads'
import { watchMemory } from '../../platform/watch-memory.ts'
import type { ExtractAnswer } from '../answer.ts'
import { ended } from './ended.ts'
import type { Readable, Reader } from './worker-pool.ts'

/** One thread that reads one file at a time and dies with a file that takes too long or too much memory. */
export function startReader(heapMbMax: number): Reader<Readable> {
  const worker = new Worker(new URL('./extract-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: heapMbMax, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
    env: {},
    execArgv: [],
    stdout: true,
    stderr: true,
  })
  worker.stdout.resume()
  worker.stderr.resume()
  let alive = true
  let settle: (answer: ExtractAnswer) => void = () => {}

  const die = (answer: ExtractAnswer) => {
    alive = false
    settle(answer)
    return worker.terminate()
  }
  worker.on('message', (answer: ExtractAnswer) => settle(answer))
  worker.on('error', (error: NodeJS.ErrnoException) =>
    die(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? ended.tooMuchMemory() : ended.crashed()),
  )
  worker.on('exit', () => die(ended.crashed()))

  return {
    async read(file, limits) {
      const timeout = setTimeout(() => die(ended.timedOut()), limits.timeoutMs)
      const watch = watchMemory(worker, limits.memoryMbMax, () => die(ended.tooMuchMemory()))
      worker.ref()
      const answer = await new Promise<ExtractAnswer>((resolve) => {
        settle = resolve
        worker.postMessage({ file, limits })
      })
      clearTimeout(timeout)
      clearInterval(watch)
      worker.unref()
      return answer
    },
    isAlive: () => alive,
    end: async () => void (await die(ended.stopped())),
  }
}
