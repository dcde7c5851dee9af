import { plainName } from '@corridor/contract/format/person-name'
import type postgres from 'postgres'
import { putAllIntoBin } from '../../../db/record/bin.ts'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { leaveTrail } from '../../../db/write.ts'
import { listLater } from './store.ts'

/** Once two candidates turned out to be one person, of two applications to one job the earlier stays; the other lies in the bin. */
export async function keepEarlier(context: CompanyContext, tx: postgres.TransactionSql): Promise<void> {
  const later = await listLater(tx, context.scope.companyId)
  if (later.length === 0) return
  const records = later.map(({ id, first_name, last_name, job_title }) => ({
    id,
    name: `${plainName({ firstName: first_name, lastName: last_name })} · ${job_title}`,
  }))
  await putAllIntoBin(tx, context, { kind: 'application', table: 'application', records })
  const changes = later.map(({ id, stage }) => ({
    record: { kind: 'application', id },
    before: { stage },
    after: null,
  }))
  await leaveTrail(context, tx, 'application.delete', changes)
}
