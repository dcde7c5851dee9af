import type { Scope } from '../../../db/scope/scope.ts'
import { fail } from '../../../platform/fail.ts'
import type { Sql } from '../../../platform/sql.ts'
import { type CompanyRow, findCompany, holdCompany } from './store.ts'

/** A company whose papers the caller may read. Throws `record.notFound`: another company's is none. */
export const loadCompany = async (sql: Sql, scope: Scope, id: string): Promise<CompanyRow> =>
  orRefuse(isWithin(scope, id) ? await findCompany(sql, id) : undefined)

/** As `loadCompany`; others wait until the transaction ends. */
export const takeCompany = async (tx: Sql, scope: Scope, id: string): Promise<CompanyRow> =>
  orRefuse(isWithin(scope, id) ? await holdCompany(tx, id) : undefined)

const isWithin = (scope: Scope, id: string) =>
  scope.kind === 'platform' || (scope.kind === 'company' && scope.companyId === id)

function orRefuse(company: CompanyRow | undefined): CompanyRow {
  if (!company) throw fail('record.notFound', { entity: 'Company' })
  return company
}
