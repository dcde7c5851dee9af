import type { ListQuery } from '@corridor/contract/wire/list'
import { runList } from '../../../db/list/list.ts'
import type { Context } from '../../../db/scope/context.ts'
import { claimedBy, decisionSpec, pendingSpec } from './tables.ts'

/** Lists the sections that wait; `claim: 'mine'` is only those that the caller is at. */
export function listPending({ db, scope, caller }: Context, query: ListQuery) {
  const { claim, ...filters } = query.filters as ListQuery['filters'] & { claim?: 'free' | 'mine' }
  if (claim !== 'mine') return runList(db, scope, pendingSpec, query)
  return runList(db, scope, pendingSpec, { ...query, filters }, claimedBy(caller.userId))
}

export const listDecisions = ({ db, scope }: Context, query: ListQuery) => runList(db, scope, decisionSpec, query)
