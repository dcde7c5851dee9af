import { personName } from '@corridor/contract/format/person-name'
import type postgres from 'postgres'
import type { CompanyContext } from '../../../../db/scope/context.ts'
import { settingsOf } from '../../../../db/scope/settings.ts'
import { leaveTrail } from '../../../../db/write.ts'
import type { Sql } from '../../../../platform/sql.ts'
import { notify } from '../../../told/notification/notify.ts'
import { findAgainDays } from '../../representation/tables.ts'
import { type ClashRow, listSameClient, takeClashes } from './store.ts'

/**
 * Tells both submitters of each person who was found to be submitted twice, once two jobs turned out to be one requirement, or two
 * candidates one person. Answers how many were.
 */
export async function tellClashes(context: CompanyContext, tx: postgres.TransactionSql): Promise<number> {
  const clashes = await takeClashes(tx, context.scope.companyId)
  await tellBoth(context, tx, clashes, (to, clash, names) =>
    notify(tx, context.platform, { ...to, kind: 'submission-clash', params: { ...names, job: clash.job_title } }),
  )
  await leaveTrail(
    context,
    tx,
    'submission.clash',
    clashes.map(({ id, other_id }) => ({
      record: { kind: 'submission', id },
      before: null,
      after: { clash_with: other_id },
    })),
  )
  return clashes.length
}

/**
 * Tells both submitters of each person who stands for a job and for another one of its end client, once that is named. Leaves out `known`
 * jobs, of which it was known before.
 */
export async function tellSameClient(
  context: CompanyContext,
  tx: Sql,
  jobId: string,
  known: readonly string[] = [],
): Promise<void> {
  const found = await listSameClient(tx, jobId, await findAgainDays(tx, context.scope.companyId), known)
  await tellBoth(context, tx, found, (to, { client }, names) =>
    notify(tx, context.platform, { ...to, kind: 'submission-same-client', params: { ...names, client } }),
  )
}

interface Names {
  name: string
  by: string
  other: string
}
interface To {
  to: string[]
  at: { companyId: string }
  about: { kind: 'submission'; id: string }
}

async function tellBoth<Row extends ClashRow>(
  { scope: { companyId } }: CompanyContext,
  tx: Sql,
  rows: readonly Row[],
  tell: (to: To, row: Row, names: Names) => Promise<void>,
): Promise<void> {
  if (rows.length === 0) return
  const settings = await settingsOf(tx, companyId)
  const called = (firstName: string | null, lastName: string | null) =>
    personName({ firstName: firstName ?? '', lastName: lastName ?? '' }, settings)
  for (const row of rows) {
    const names = {
      name: called(row.first_name, row.last_name),
      by: called(row.other_first_name, row.other_last_name),
      other: called(row.by_first_name, row.by_last_name),
    }
    const both = [
      { person: row.by_id, id: row.id },
      { person: row.other_by_id, id: row.other_id },
    ]
    for (const { person, id } of both)
      if (person) await tell({ to: [person], at: { companyId }, about: { kind: 'submission', id } }, row, names)
  }
}
