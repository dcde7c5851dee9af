import { Worker } from 'node:worker_threads'
import type { Hand } from './pool.ts'
import { watchMemory } from './watch-memory.ts'

/** Limits of one order: its time from the moment it is begun, and the array buffers of the thread. */
export interface OrderBounds {
  timeoutMs: number
  memoryMbMax: number
}

/** Answers for an order whose thread did not live to answer. */
export interface Endings<Answer> {
  timedOut(): Answer
  tooMuchMemory(): Answer
  crashed(): Answer
  stopped(): Answer
}

interface ThreadRules<Order, Answer> {
  /** Answers each message with one. */
  file: URL
  heapMbMax: number
  boundsOf(order: Order): OrderBounds
  ended: Endings<Answer>
}

/** A thread that does one thing at a time and dies with what takes too long or too much memory. It keeps no process alive by itself. */
export function startThread<Order, Answer>({
  file,
  heapMbMax,
  boundsOf,
  ended,
}: ThreadRules<Order, Answer>): Hand<Order, Answer> {
  const worker = new Worker(file, {
    resourceLimits: { maxOldGenerationSizeMb: heapMbMax, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
    env: {},
    execArgv: [],
    stdout: true,
    stderr: true,
  })
  worker.stdout.resume()
  worker.stderr.resume()
  let alive = true
  let settle: (answer: Answer) => void = () => {}

  const die = (answer: Answer) => {
    alive = false
    settle(answer)
    return worker.terminate()
  }
  worker.on('message', (answer: Answer) => settle(answer))
  worker.on('error', (error: NodeJS.ErrnoException) =>
    die(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? ended.tooMuchMemory() : ended.crashed()),
  )
  worker.on('exit', () => die(ended.crashed()))

  return {
    async take(order) {
      const { timeoutMs, memoryMbMax } = boundsOf(order)
      const timeout = setTimeout(() => die(ended.timedOut()), timeoutMs)
      const watch = watchMemory(worker, memoryMbMax, () => die(ended.tooMuchMemory()))
      worker.ref()
      const answer = await new Promise<Answer>((resolve) => {
        settle = resolve
        worker.postMessage(order)
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
