import { Worker } from 'node:worker_threads'
import { watchMemory } from '../threads/watch-memory.ts'
import { TableFault, type TableFile, type TableHead, type TableRow } from './answer.ts'

/** Limits for reading one table; the heap holds a text file of 50 MB, whatever its letters. */
export const tableLimits = { timeoutMs: 90_000, memoryMbMax: 512, heapMbMax: 512 }

export type TableMessage =
  | { kind: 'head'; head: TableHead }
  | { kind: 'rows'; rows: TableRow[] }
  | { kind: 'fault'; code: TableFault['code']; params: TableFault['params'] }
  | { kind: 'end' }

interface Taker {
  head(head: TableHead): Promise<void>
  rows(rows: TableRow[]): Promise<void>
}

/**
 * Reads a table in a thread of its own with bounded time and memory, and hands over its head and then its rows, batch by batch. The time
 * that the taker needs counts too. Throws `TableFault`, and whatever the taker throws.
 */
export async function readTableApart(file: TableFile, taker: Taker, limits = tableLimits): Promise<void> {
  const worker = new Worker(new URL('./table-worker.ts', import.meta.url), {
    workerData: file,
    resourceLimits: { maxOldGenerationSizeMb: limits.heapMbMax, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
    env: {},
    execArgv: [],
    stdout: true,
    stderr: true,
  })
  worker.stdout.resume()
  worker.stderr.resume()
  const ending = Promise.withResolvers<void>()
  const fail = (code: TableFault['code']) => ending.reject(new TableFault(code))
  const timeout = setTimeout(() => fail('file.slow'), limits.timeoutMs)
  const watch = watchMemory(worker, limits.memoryMbMax, () => fail('file.memory'))
  worker.on('error', (error: NodeJS.ErrnoException) =>
    fail(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'file.memory' : 'file.damaged'),
  )
  worker.on('exit', () => fail('file.damaged'))
  worker.on('message', (message: TableMessage) => {
    take(message, taker).then((goesOn) => (goesOn ? worker.postMessage('next') : ending.resolve()), ending.reject)
  })
  try {
    await ending.promise
  } finally {
    clearTimeout(timeout)
    clearInterval(watch)
    await worker.terminate()
  }
}

async function take(message: TableMessage, taker: Taker): Promise<boolean> {
  if (message.kind === 'fault') throw new TableFault(message.code, message.params)
  if (message.kind === 'head') await taker.head(message.head)
  if (message.kind === 'rows') await taker.rows(message.rows)
  return message.kind !== 'end'
}
