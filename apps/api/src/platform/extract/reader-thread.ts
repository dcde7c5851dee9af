import { Worker } from 'node:worker_threads'
import { type ExtractAnswer, type ExtractFile, type ExtractLimits, withoutText } from './answer.ts'

export interface Reader {
  read(file: ExtractFile): Promise<ExtractAnswer>
  isAlive(): boolean
  end(): Promise<void>
}

const watchEveryMs = 50
const ended = {
  timedOut: () => withoutText('timed-out', 'Reading the file took too long.'),
  tooMuchMemory: () => withoutText('unreadable', 'Reading the file needed too much memory.'),
  crashed: () => withoutText('unreadable', 'The file could not be read; it may be damaged.'),
  stopped: () => withoutText('unreadable', 'Reading was stopped before it ended.'),
}

/** One thread that reads one file at a time and dies with a file that takes too long or too much memory. */
export function startReader(limits: ExtractLimits): Reader {
  const worker = new Worker(new URL('./extract-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: limits.memoryMbMax, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
    workerData: { textCharsMax: limits.textCharsMax, pagesMax: limits.pagesMax },
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
    async read(file) {
      const timeout = setTimeout(() => die(ended.timedOut()), limits.timeoutMs)
      const watch = watchMemory(worker, limits.memoryMbMax, () => die(ended.tooMuchMemory()))
      worker.ref()
      const answer = await new Promise<ExtractAnswer>((resolve) => {
        settle = resolve
        worker.postMessage(file)
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

// The heap limit of a thread does not count array buffers, into which a small PDF can inflate gigabytes.
function watchMemory(worker: Worker, memoryMbMax: number, tooMuch: () => void): NodeJS.Timeout {
  return setInterval(() => {
    worker.getHeapStatistics().then(
      (heap) => heap.external_memory > memoryMbMax * 1024 * 1024 && tooMuch(),
      () => {},
    )
  }, watchEveryMs)
}
