import { once } from 'node:events'
import { parentPort, workerData } from 'node:worker_threads'
import { TableFault, type TableFile } from './answer.ts'
import { readTable } from './read-table.ts'
import type { TableMessage } from './table-reader.ts'

// Told only once the parent has taken what came before, so that no more than a batch waits.
async function tell(message: TableMessage): Promise<void> {
  parentPort?.postMessage(message)
  if (parentPort) await once(parentPort, 'message')
}

try {
  await readTable(workerData as TableFile, {
    head: (head) => tell({ kind: 'head', head }),
    rows: (rows) => tell({ kind: 'rows', rows }),
  })
  await tell({ kind: 'end' })
} catch (error) {
  const { code, params } = error instanceof TableFault ? error : new TableFault('file.damaged')
  await tell({ kind: 'fault', code, params })
}
