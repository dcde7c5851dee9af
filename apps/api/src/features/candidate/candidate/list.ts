import type { ListQuery } from '@corridor/contract/wire/list'
import type { Context } from '../../../db/context.ts'
import { runList } from '../../../db/list.ts'
import { searchCandidates } from '../search/search.ts'
import { candidateSpec } from './tables.ts'

/** A page of the candidates. Those of a boolean query are found by another way, and not counted past 10,000. */
export const listCandidates = ({ db, scope }: Context, query: ListQuery) =>
  'query' in query.filters ? searchCandidates(db, scope, query) : runList(db, scope, candidateSpec, query)
