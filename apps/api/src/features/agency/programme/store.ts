import type { ListQuery } from '@corridor/contract/wire/list'
import { runList } from '../../../db/list/list.ts'
import type { Context } from '../../../db/scope/context.ts'
import type { CompanyScope } from '../../../db/scope/scope.ts'
import type { Sql } from '../../../platform/sql.ts'
import { programmeSpec } from './tables.ts'

export const listProgrammes = ({ db, scope }: Context, query: ListQuery) => runList(db, scope, programmeSpec, query)

export interface HeldProgramme {
  id: string
  name: string
  institutionId: string
  institution: string
  zone: string | null
}

/** Finds a programme of the company with its institution; neither is deleted, nor the zone changed, before `tx` ends. */
export async function findHeldProgramme(tx: Sql, { companyId }: CompanyScope, id: string) {
  const [row] = await tx<HeldProgramme[]>`
    select p.id, p.name, p.institution_id as "institutionId", i.name as institution, i.zone
    from programme p join institution i on i.id = p.institution_id
    where p.company_id = ${companyId} and p.id = ${id} and p.deleted_at is null and i.deleted_at is null for share`
  return row
}

/** Counts the intakes that stand below a programme. */
export async function countIntakes(tx: Sql, id: string): Promise<number> {
  const [row] = await tx<{ count: number }[]>`
    select count(*)::int as count from intake where programme_id = ${id} and deleted_at is null`
  return row?.count ?? 0
}

/** Finds the institution of a programme, if it is in the bin; if it stands, it cannot be deleted before `tx` ends. */
export async function findDeletedInstitution(tx: Sql, id: string) {
  const [row] = await tx<{ id: string; name: string; is_deleted: boolean }[]>`
    select i.id, i.name, i.deleted_at is not null as is_deleted
    from institution i join programme t on t.institution_id = i.id where t.id = ${id} for share of i`
  return row?.is_deleted ? { id: row.id, name: row.name } : undefined
}
