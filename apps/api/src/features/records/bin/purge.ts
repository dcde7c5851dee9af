import { recordKinds } from '@corridor/contract/records/record/kinds'
import type postgres from 'postgres'
import { leaveAudit } from '../../../db/audit.ts'
import type { KindRules } from '../../../db/record/kind.ts'
import type { Jobs } from '../../../platform/jobs.ts'
import { isReferred } from '../../../platform/sql.ts'
import type { Platform } from '../../../platform.ts'
import { deleteUnheldFiles } from '../../base/file/delete-unheld.ts'
import { deleteRows, listHeldFiles, listOverdue, lockOverdue } from './store.ts'

const batchRows = 100
const firstId = '00000000-0000-0000-0000-000000000000'

/** Removes for good what has been in the bin for thirty days, with what is about it alone: batch by batch, on any number of nodes. */
export async function purgeBin(sql: postgres.Sql, { jobs, kinds }: Pick<Platform, 'jobs' | 'kinds'>): Promise<void> {
  // Kinds that name others stand behind them, and go before them.
  for (const kind of recordKinds.toReversed()) {
    for (let after: string | undefined = firstId; after; ) {
      const ids: string[] = await listOverdue(sql, kind, after, batchRows)
      if (ids.length > 0) await purge(sql, jobs, kinds[kind], ids)
      after = ids.at(-1)
    }
  }
}

/** All of these, but for those that another record still names: they wait until that is gone too. */
async function purge(sql: postgres.Sql, jobs: Jobs, rules: KindRules, ids: string[]): Promise<void> {
  try {
    await sql.begin((tx) => removeForGood(tx, jobs, rules, ids))
  } catch (error) {
    if (!isReferred(error)) throw error
    if (ids.length === 1) return
    const half = Math.floor(ids.length / 2)
    await purge(sql, jobs, rules, ids.slice(0, half))
    await purge(sql, jobs, rules, ids.slice(half))
  }
}

async function removeForGood(
  tx: postgres.TransactionSql,
  jobs: Jobs,
  { kind, table, parts = [], files = [] }: KindRules,
  overdue: string[],
): Promise<void> {
  const rows = await lockOverdue(tx, overdue)
  const ids = rows.map(({ id }) => id)
  const keys: string[] = []
  for (const column of files) keys.push(...(await listHeldFiles(tx, { table, column: 'id' }, column, ids)))
  for (const part of parts) if (part.file) keys.push(...(await listHeldFiles(tx, part, part.file, ids)))
  for (const part of parts) await deleteRows(tx, part.table, part.column, ids)
  await deleteRows(tx, table, 'id', ids)
  await deleteRows(tx, 'bin', 'id', ids)
  await deleteUnheldFiles(tx, jobs, keys)
  for (const { id, company_id, deleted_at } of rows) {
    await leaveAudit(tx, {
      actorId: null,
      companyId: company_id,
      action: `${kind}.purge`,
      record: { kind, id },
      before: { deleted_at },
      after: null,
      requestId: null,
    })
  }
}
