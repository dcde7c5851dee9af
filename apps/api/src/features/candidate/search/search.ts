import type { Reason } from '@corridor/contract/candidate/candidate/shapes'
import { readQuery } from '@corridor/contract/candidate/search/query'
import type { QueryNode } from '@corridor/contract/candidate/search/query-tree'
import type { ListQuery } from '@corridor/contract/wire/list'
import { LRUCache } from 'lru-cache'
import type postgres from 'postgres'
import { type Scope, sightOf } from '../../../db/scope.ts'
import { toTsquery } from '../../../db/text-search.ts'
import { fail } from '../../../platform/fail.ts'
import { type CandidateRow, candidateSpec, toWire } from '../candidate/tables.ts'
import { readCharsMax, toReason } from './reason.ts'
import {
  findState,
  type Looking,
  type Reading,
  reachBy,
  readByIds,
  readInOrder,
  readMatching,
  type Way,
} from './store.ts'
import { findTextsOf } from './tables.ts'

/** Matches past this many are not counted. */
const countedMax = 10_000
/** Rows that are tried in the list's order before all matches are gathered instead. */
const triedMax = 3_000
/** A page further on than this is not looked for row by row. */
const walkedMax = 200

/** One page of the candidates that a boolean query finds, and how many there are: exact up to 10,000. */
export async function searchCandidates(sql: postgres.Sql, scope: Scope, { filters, ...query }: ListQuery) {
  const { query: text, ...others } = filters as { query?: string }
  const { tree } = readQuery(text ?? '')
  if (!tree) throw fail('request.invalid', {}, { fields: { 'filters.query': 'Type what to look for' } })
  // Two statements may be needed; both must be of one moment.
  return sql.begin('isolation level repeatable read read only', async (tx) => {
    const { state, allGathered } = await findState(tx, scope)
    const looking: Searching = {
      state,
      tx,
      scope,
      query: { ...query, filters: others },
      tsquery: toTsquery(tree, { byTriples: allGathered }),
    }
    const reading = { offset: (query.page - 1) * query.limit, limit: query.limit }
    const first = await gather(looking, reading)
    const totalIsExact = first.total <= countedMax
    const rows = totalIsExact ? first.rows : await readMany(looking, reading)
    const reasons = await reasonsFor(looking, tree, rows)
    return {
      success: true as const,
      data: rows.map((row, at) => ({ ...toWire(row), reason: reasons[at] })),
      totalDocs: Math.min(first.total, countedMax),
      totalIsExact,
    }
  })
}

interface Searching extends Looking {
  state: string
}

/** Why earlier searches found somebody, each for the state of the records that it was found in. */
const knownReasons = new LRUCache<string, Reason>({ max: 10_000 })

/** Why each of the rows was found. Only of whom it is not known is the text read. */
async function reasonsFor({ tx, state, tsquery }: Searching, tree: QueryNode, rows: CandidateRow[]): Promise<Reason[]> {
  const keys = rows.map(({ id }) => JSON.stringify([state, tsquery, id]))
  const known = keys.map((key) => knownReasons.get(key))
  const unread = rows.filter((_, at) => !known[at]).map(({ id }) => id)
  const texts = unread.length > 0 ? await findTextsOf(tx, unread, readCharsMax) : undefined
  return rows.map((row, at) => {
    const reason = known[at] ?? toReason(tree, row.skills, texts?.get(row.id) ?? '')
    knownReasons.set(keys[at] ?? '', reason)
    return reason
  })
}

interface Known {
  state: string
  total: number
  /** By the order, the first of the matches. */
  firstIds: Record<string, string[]>
}

/** What earlier searches found, each for the state of the records that it was found in. */
const knownSearches = new LRUCache<string, Known>({ max: 500 })

/** The matches up to the limit; without their rows where it is known already that there are more. */
async function gather(looking: Searching, reading: Reading): Promise<{ rows: CandidateRow[]; total: number }> {
  const { state, query } = looking
  const key = keyOf(looking)
  const kept = key === undefined ? undefined : knownSearches.get(key)
  const known = kept?.state === state ? kept : undefined
  if (known && known.total > countedMax) return { rows: [], total: known.total }
  const order = `${query.sortBy} ${query.sortDirection}`
  const firstIds = known?.firstIds[order]
  if (known && firstIds && (firstIds.length === known.total || reading.offset + reading.limit <= firstIds.length)) {
    const ids = firstIds.slice(reading.offset, reading.offset + reading.limit)
    return { rows: await reaching(looking, 'walk', () => readByIds(looking, ids)), total: known.total }
  }
  const found = await reaching(looking, 'gather', () => readMatching(looking, countedMax + 1, reading))
  if (key !== undefined) {
    knownSearches.set(key, { state, total: found.total, firstIds: { ...known?.firstIds, [order]: found.firstIds } })
  }
  return found
}

/** Names a search whose matches may be kept; undefined if it looks into tables whose changes are not noted. */
function keyOf({ scope, query, tsquery, part }: Searching): string | undefined {
  const { searchTerm, searchFields, filters } = query
  if (candidateSpec.kept?.uncounted.some((name) => name in filters)) return undefined
  return JSON.stringify([sightOf(scope), tsquery, part, searchTerm, searchFields, filters])
}

/** A page of more matches than are sorted at once. */
async function readMany(looking: Searching, reading: Reading): Promise<CandidateRow[]> {
  if (reading.offset >= countedMax) return []
  return looking.query.sortBy === 'relevance' ? readRelevant(looking, reading) : readOrdered(looking, reading)
}

// Whom name, title and skills alone match comes first, then the others, newest first.
async function readRelevant(looking: Searching, reading: Reading): Promise<CandidateRow[]> {
  const best: Searching = { ...looking, part: 'heading' }
  const { rows, total } = await gather(best, reading)
  if (total > countedMax) return readOrdered(byDate(best), reading)
  if (rows.length === reading.limit) return rows
  const rest = { offset: Math.max(reading.offset - total, 0), limit: reading.limit - rows.length }
  return [...rows, ...(await readOrdered(byDate({ ...looking, part: 'rest' }), rest))]
}

const byDate = (looking: Searching): Searching => ({ ...looking, query: { ...looking.query, sortBy: 'createDate' } })

async function readOrdered(looking: Searching, reading: Reading): Promise<CandidateRow[]> {
  const last = reading.offset + reading.limit
  const walked = last <= walkedMax ? await reaching(looking, 'walk', () => readInOrder(looking, reading, triedMax)) : []
  if (walked.length === reading.limit) return walked
  return (await reaching(looking, 'gather', () => readMatching(looking, null, reading))).rows
}

/** Sends a statement right behind the one that says how it may reach rows: one way to the database and back, not two. */
async function reaching<Found>({ tx }: Looking, way: Way, read: () => Promise<Found>): Promise<Found> {
  const [, found] = await Promise.all([reachBy(tx, way).execute(), read()])
  return found
}
