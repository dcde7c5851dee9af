import type { IntakeRow as Incoming } from '@corridor/contract/agency/intake/intake-row'
import type { ListQuery } from '@corridor/contract/wire/list'
import { runList } from '../../../db/list/list.ts'
import type { Context } from '../../../db/scope/context.ts'
import type { CompanyScope } from '../../../db/scope/scope.ts'
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

/** Finds the programme of an intake, if that is in the bin; if it stands, it cannot be deleted before `tx` ends. */
export async function findDeletedProgramme(tx: Sql, id: string) {
  const [row] = await tx<{ id: string; name: string; is_deleted: boolean }[]>`
    select p.id, p.name, p.deleted_at is not null as is_deleted
    from programme p join intake t on t.programme_id = p.id where t.id = ${id} for share of p`
  return row?.is_deleted ? { id: row.id, name: row.name } : undefined
}

type Named = Pick<Incoming, 'institution' | 'country' | 'programme' | 'level' | 'startDate'>

/** Finds the intakes that stand of those that rows name, by the places of the rows, each with what it is called. */
export async function findStanding(sql: Sql, { companyId }: CompanyScope, rows: readonly Named[]) {
  const of = <Name extends keyof Named>(name: Name) => rows.map((row) => row[name])
  const found = await sql<{ at: number; name: string }[]>`
    select asked.at::int - 1 as at, p.name || ' · ' || t.starts_on as name
    from unnest(${of('institution')}::text[], ${of('country')}::uuid[], ${of('programme')}::text[], ${of('level')}::text[],
      ${of('startDate')}::date[]) with ordinality as asked (institution, country, programme, level, day, at)
    join institution i on i.company_id = ${companyId} and i.country_id = asked.country
      and search_fold(i.name) = search_fold(asked.institution) and i.deleted_at is null
    join programme p on p.institution_id = i.id and p.level = asked.level
      and search_fold(p.name) = search_fold(asked.programme) and p.deleted_at is null
    join intake t on t.programme_id = p.id and t.starts_on = asked.day and t.deleted_at is null`
  return new Map(found.map(({ at, name }) => [at, name]))
}

interface Above {
  id: string
  zone: string | null
  programmeId: string | null
}

/** Finds the institution that a row names, and its programme; they stay until `tx` ends. */
export async function findAbove(tx: Sql, { companyId }: CompanyScope, row: Named): Promise<Above | undefined> {
  const [institution] = await tx<{ id: string; zone: string | null }[]>`
    select i.id, i.zone from institution i where i.company_id = ${companyId} and i.country_id = ${row.country}
      and search_fold(i.name) = search_fold(${row.institution}) and i.deleted_at is null for share`
  if (!institution) return undefined
  const [programme] = await tx<{ id: string }[]>`
    select p.id from programme p where p.institution_id = ${institution.id} and p.level = ${row.level}
      and search_fold(p.name) = search_fold(${row.programme}) and p.deleted_at is null for share`
  return { ...institution, programmeId: programme?.id ?? null }
}

const emptied = {
  programme: (tx: Sql, ids: string[]) => tx<{ id: string; name: string }[]>`
    select t.id, t.name from programme t where t.deleted_at is null and t.version = 1
      and t.id in (select programme_id from intake where id = any(${ids}::uuid[]))
      and not exists (select from intake i where i.programme_id = t.id and i.deleted_at is null)
      and exists (select from intake i where i.programme_id = t.id and i.created_at = t.created_at)
    order by t.id for update`,
  institution: (tx: Sql, ids: string[]) => tx<{ id: string; name: string }[]>`
    select t.id, t.name from institution t where t.deleted_at is null and t.version = 1
      and t.id in (select p.institution_id from intake i join programme p on p.id = i.programme_id where i.id = any(${ids}::uuid[]))
      and not exists (select from programme p where p.institution_id = t.id and p.deleted_at is null)
      and not exists (select from institution_contract c where c.institution_id = t.id and c.deleted_at is null)
      and exists (select from programme p where p.institution_id = t.id and p.created_at = t.created_at)
    order by t.id for update`,
}

/**
 * Lists what stood above these intakes, was made in the same transaction as one below it, and has none left. Nobody changed it since. A
 * record that a person made by its form has a moment of its own.
 */
export const listEmptied = (tx: Sql, kind: keyof typeof emptied, ids: string[]) => emptied[kind](tx, ids)
