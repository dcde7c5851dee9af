import { once } from 'node:events'
import { parentPort, workerData } from 'node:worker_threads'
import type { TableOrder } from './table-writer.ts'
import { type Cell, writeTable } from './write-table.ts'

const { path, format, sheet } = workerData as TableOrder
await writeTable(path, format, sheet, rows())
parentPort?.postMessage('written')

// Asked for one batch at a time, so that no more than one waits.
async function* rows(): AsyncGenerator<Cell[]> {
  if (!parentPort) return
  for (;;) {
    parentPort.postMessage('next')
    const [batch] = (await once(parentPort, 'message')) as [Cell[][] | null]
    if (batch === null) return
    yield* batch
  }
}
