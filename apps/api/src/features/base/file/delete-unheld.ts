import type postgres from 'postgres'
import type { Jobs } from '../../../platform/jobs.ts'
import { isReferred } from '../../../platform/sql.ts'
import { deleteUnheldRow } from './store.ts'

/**
 * Deletes the files of records that are gone for good, each unless something else names it. The bytes follow by a job, so that they go if
 * `tx` is committed, and then certainly.
 */
export async function deleteUnheldFiles(
  tx: postgres.TransactionSql,
  jobs: Jobs,
  keys: readonly string[],
): Promise<void> {
  const gone: string[] = []
  for (const key of keys) {
    const deleted = await tx
      .savepoint((inner) => deleteUnheldRow(inner, key))
      .catch((error) => {
        if (!isReferred(error)) throw error
      })
    if (deleted) gone.push(key)
  }
  if (gone.length > 0) await jobs.enqueue(tx, 'remove-files', { keys: gone })
}
