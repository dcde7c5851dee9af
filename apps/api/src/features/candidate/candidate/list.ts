import type { ListQuery } from '@corridor/contract/wire/list'
import { runList } from '../../../db/list/list.ts'
import type { Context } from '../../../db/scope/context.ts'
import { searchCandidates } from '../search/search.ts'
import { candidateSpec, placeOn } from './tables.ts'

/** A page of the candidates. Searches with a boolean query go another way, and are not counted past 10,000. */
export const listCandidates = ({ db, scope }: Context, query: ListQuery) =>
  'query' in query.filters ? searchCandidates(db, scope, query) : runList(db, scope, specOf(query), query)

// The order of a hotlist has meaning on that one alone.
function specOf({ sortBy, filters }: ListQuery): typeof candidateSpec {
  const { hotlist } = filters as { hotlist?: string }
  if (sortBy !== 'place' || !hotlist) return candidateSpec
  return { ...candidateSpec, sort: { ...candidateSpec.sort, place: placeOn(hotlist) } }
}
