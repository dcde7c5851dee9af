import type { ListQuery } from '@corridor/contract/wire/list'
import { runList } from '../../../db/list/list.ts'
import type { Context } from '../../../db/scope/context.ts'
import type { CompanyScope } from '../../../db/scope/scope.ts'
import type { Sql } from '../../../platform/sql.ts'
import { institutionSpec } from './tables.ts'

/** Lists institutions; how their contracts stand is told to the company's people alone. */
export async function listInstitutions({ db, scope }: Context, query: ListQuery) {
  const answer = await runList(db, scope, institutionSpec, query)
  if (scope.kind === 'company') return answer
  return { ...answer, data: answer.data.map((row) => ({ ...row, contract: null })) }
}

/** Finds an institution of the company by its zone; it is neither deleted nor moved to another zone before `tx` ends. */
export async function findHeldInstitution(tx: Sql, { companyId }: CompanyScope, id: string) {
  const [row] = await tx<{ id: string; name: string; zone: string | null }[]>`
    select id, name, zone from institution where company_id = ${companyId} and id = ${id} and deleted_at is null for share`
  return row
}

/** Counts the programmes and contracts that stand below an institution. */
export async function countBelow(tx: Sql, id: string): Promise<number> {
  const [row] = await tx<{ count: number }[]>`
    select ((select count(*) from programme where institution_id = ${id} and deleted_at is null)
      + (select count(*) from institution_contract where institution_id = ${id} and deleted_at is null))::int as count`
  return row?.count ?? 0
}
