import type { ListQuery } from '@corridor/contract/wire/list'
import { runList } from '../../../db/list/list.ts'
import type { Context } from '../../../db/scope/context.ts'
import type { Sql } from '../../../platform/sql.ts'
import { intakeSpec } from './tables.ts'

export const listIntakes = ({ db, scope }: Context, query: ListQuery) => runList(db, scope, intakeSpec, query)

interface Due {
  deadline_on: string
  deadline_time: string
}

/** Lists the days and hours that intakes of an institution are due at, each once, those in the bin too. */
export const listDue = (tx: Sql, institutionId: string) => tx<Due[]>`
  select distinct t.deadline_on::text as deadline_on, t.deadline_time from intake t join programme p on p.id = t.programme_id
  where p.institution_id = ${institutionId} and t.deadline_on is not null`

/** Writes the moment of each day and hour into the intakes of an institution that are due then. */
export const writeMoments = (tx: Sql, institutionId: string, moments: readonly (Due & { at: Date })[]) => tx`
  update intake t set deadline_at = m.at, updated_at = now() from programme p, unnest(
    ${moments.map(({ deadline_on }) => deadline_on)}::date[], ${moments.map(({ deadline_time }) => deadline_time)}::text[],
    ${moments.map(({ at }) => at.toISOString())}::timestamptz[]) as m (day, hour, at)
  where p.id = t.programme_id and p.institution_id = ${institutionId} and t.deadline_on = m.day and t.deadline_time = m.hour`

/** Finds the programme of an intake, or its institution, if that is in the bin; if they stand, they cannot be deleted before `tx` ends. */
export async function findDeletedProgramme(tx: Sql, id: string) {
  const [row] = await tx<{ id: string; name: string; is_deleted: boolean }[]>`
    select p.id, p.name, p.deleted_at is not null as is_deleted
    from programme p join intake t on t.programme_id = p.id where t.id = ${id} for share of p`
  return row?.is_deleted ? { id: row.id, name: row.name } : undefined
}
