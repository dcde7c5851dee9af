import type { ListQuery } from '@corridor/contract/wire/list'
import { runList } from '../../../db/list/list.ts'
import type { CompanyContext, Context } from '../../../db/scope/context.ts'
import { claimSpec, madeBy, ownClaimSpec } from './tables.ts'

/** Lists pending claims if nothing else is asked for (spec 1 §2). */
export const listClaims = ({ db, scope }: Context, query: ListQuery) =>
  runList(db, scope, claimSpec, { ...query, filters: { state: 'pending', ...query.filters } })

export const listOwnClaims = ({ db, scope, caller }: CompanyContext, query: ListQuery) =>
  runList(db, scope, ownClaimSpec, query, madeBy(caller.userId))
