import type { ListQuery } from '@corridor/contract/wire/list'
import { runList } from '../../../db/list/list.ts'
import type { Context } from '../../../db/scope/context.ts'
import { fail } from '../../../platform/fail.ts'
import { allCompaniesSpec, companySpec } from './tables.ts'

/** product.md, Which company: it follows from membership, and `createdBy` may only name the caller. */
export function listCompanies({ db, scope, caller }: Context, query: ListQuery) {
  const { createdBy, ...filters } = query.filters as ListQuery['filters'] & { createdBy?: string }
  if (scope.kind === 'platform') return runList(db, scope, allCompaniesSpec, query)
  if (createdBy === undefined) return runList(db, scope, companySpec, query)
  if (createdBy !== caller.userId) throw fail('session.forbidden')
  return runList(db, scope, companySpec, { ...query, filters })
}
