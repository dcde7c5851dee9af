import { Worker } from 'node:worker_threads'
import type { ExportFormat } from '@corridor/contract/records/export/formats'
import { watchMemory } from '../threads/watch-memory.ts'
import type { Cell, Sheet } from './write-table.ts'

export interface TableOrder {
  path: string
  format: ExportFormat
  sheet: Sheet
}

const batchRows = 500
/** From one batch to the next; how long the rows take to come does not count. */
const usual = { timeoutMs: 60_000, memoryMbMax: 512, heapMbMax: 512 }

/**
 * As `writeTable`, in a thread of its own with bounded memory, which gets the rows batch by batch. Throws what the rows throw, and if a
 * batch takes too long or too much memory.
 */
export async function writeTableApart(order: TableOrder, rows: AsyncIterable<Cell[]>, limits = usual): Promise<void> {
  const worker = new Worker(new URL('./write-worker.ts', import.meta.url), {
    workerData: order,
    resourceLimits: { maxOldGenerationSizeMb: limits.heapMbMax, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
    env: {},
    execArgv: [],
    stdout: true,
    stderr: true,
  })
  worker.stdout.resume()
  worker.stderr.resume()
  const ending = Promise.withResolvers<void>()
  const fail = (error: Error) => ending.reject(error)
  const watch = watchMemory(worker, limits.memoryMbMax, () =>
    fail(new Error('Writing the table took too much memory.')),
  )
  let timeout: NodeJS.Timeout | undefined
  worker.on('error', fail)
  worker.on('exit', () => fail(new Error('The thread that writes the table ended.')))
  const batches = toBatches(rows)
  worker.on('message', (message: 'next' | 'written') => {
    clearTimeout(timeout)
    if (message === 'written') return ending.resolve()
    batches.next().then(({ value }) => {
      timeout = setTimeout(() => fail(new Error('Writing the table took too long.')), limits.timeoutMs)
      worker.postMessage(value ?? null)
    }, fail)
  })
  try {
    await ending.promise
  } finally {
    clearTimeout(timeout)
    clearInterval(watch)
    await worker.terminate()
    await batches.return(undefined)
  }
}

async function* toBatches(rows: AsyncIterable<Cell[]>): AsyncGenerator<Cell[][], undefined> {
  let batch: Cell[][] = []
  for await (const row of rows) {
    batch.push(row)
    if (batch.length < batchRows) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
  return undefined
}
