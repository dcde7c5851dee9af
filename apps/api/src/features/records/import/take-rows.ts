import type { Turn } from '../../../db/long-work/kind.ts'
import { newId } from '../../../platform/ids.ts'
import { keep, orFailed, readFile } from './reading.ts'
import { sealRow } from './sealing.ts'
import { deleteRows, insertRows } from './store.ts'
import type { ImportRecord } from './tables.ts'

/**
 * Takes the rows of an import's table, with the cells of mapped columns alone: the others come into no table of the database. Comes before
 * the first row is checked; one that was cut off begins anew. Answers whether there is more to do.
 */
export const takeRows = (turn: Turn<ImportRecord>): Promise<boolean> =>
  orFailed(turn, async () => {
    const { work } = turn
    const mapped = new Set(Object.values(work.mapping))
    await keep(turn, { is_taken: false }, (tx) => deleteRows(tx, work.id))
    await readFile(turn, (batch) => {
      const rows = batch.map(({ number, cells }) => {
        const taken = cells.map((cell, at) => (mapped.has(at) ? cell : ''))
        return sealRow(turn.context.platform, work, { id: newId(), number, cells: taken })
      })
      return keep(turn, { is_taken: false }, (tx) => insertRows(tx, work.id, rows))
    })
    await keep(turn, { is_taken: true })
    work.is_taken = true
    return true
  })
