import type { ListQuery } from '@corridor/contract/wire/list'
import { runList } from '../../../db/list/list.ts'
import type { Context } from '../../../db/scope/context.ts'
import type { CompanyScope } from '../../../db/scope/scope.ts'
import { seenInCompany } from '../../../db/scope/within.ts'
import { columnsOf, type Sql } from '../../../platform/sql.ts'
import { type ContractStep, contractSpec } from './tables.ts'

export const listContracts = ({ db, scope }: Context, query: ListQuery) => runList(db, scope, contractSpec, query)

/** True if this is an agency that the caller sees among the vendors; it is neither deleted nor changed before `tx` ends. */
export const isSuperAgent = async (tx: Sql, scope: CompanyScope, id: string): Promise<boolean> =>
  (
    await tx`
      select from vendor t where t.id = ${id} and t.type = 'super-agent' and ${seenInCompany(tx, scope)} for share of t`
  ).length > 0

/** Writes the countries that a contract names in the place of those that stood. */
export async function replaceCountries(tx: Sql, { companyId }: CompanyScope, id: string, countryIds: string[]) {
  await tx`delete from institution_contract_country where contract_id = ${id}`
  await tx`
    insert into institution_contract_country (company_id, contract_id, country_id)
    select ${companyId}, ${id}, country_id from unnest(${countryIds}::uuid[]) as country_id`
}

/** Writes the steps of a contract in the place of those that stood. */
export async function replaceSteps(tx: Sql, { companyId }: CompanyScope, id: string, steps: readonly ContractStep[]) {
  await tx`delete from institution_contract_step where contract_id = ${id}`
  for (const step of steps)
    await tx`insert into institution_contract_step ${columnsOf(tx, { company_id: companyId, contract_id: id, ...step })}`
}

/** Finds the institution of a contract, if it is in the bin; if it stands, it cannot be deleted before `tx` ends. */
export async function findDeletedInstitution(tx: Sql, id: string) {
  const [row] = await tx<{ id: string; name: string; is_deleted: boolean }[]>`
    select i.id, i.name, i.deleted_at is not null as is_deleted
    from institution i join institution_contract t on t.institution_id = i.id where t.id = ${id} for share of i`
  return row?.is_deleted ? { id: row.id, name: row.name } : undefined
}
