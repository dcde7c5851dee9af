import type { StageKind } from '@corridor/contract/job/stage/kinds'
import type { ListQuery } from '@corridor/contract/wire/list'
import type { Context } from '../../../db/context.ts'
import { runList } from '../../../db/list.ts'
import { type OwnerColumns, ownerColumns } from '../../../db/record.ts'
import type { CompanyScope } from '../../../db/scope.ts'
import type { Sql } from '../../../platform/sql.ts'
import { applicationSpec } from './tables.ts'

export const listApplications = ({ db, scope }: Context, query: ListQuery) => runList(db, scope, applicationSpec, query)

/** A stage of the company; it is not deleted before `tx` ends. */
export async function keepStage(tx: Sql, { companyId }: CompanyScope, id: string) {
  const [row] = await tx<{ id: string; name: string; kind: StageKind }[]>`
    select id, name, kind from stage where id = ${id} and company_id = ${companyId} for share`
  return row
}

export interface TrailRow extends OwnerColumns {
  id: string
  at: Date
  action: string
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
}

const trailMax = 200

/** The rows of the audit about an application, newest first. */
export const listTrail = (sql: Sql, id: string) => sql<TrailRow[]>`
  select a.id, a.at, a.action, a.before, a.after, ${sql.unsafe(ownerColumns)}
  from audit a left join user_account u on u.id = a.actor_id
  where a.record_kind = 'application' and a.record_id = ${id} order by a.id desc limit ${trailMax}`
