import type { Reason } from '@corridor/contract/candidate/candidate/shapes'
import { readQuery } from '@corridor/contract/candidate/search/query'
import type { QueryNode } from '@corridor/contract/candidate/search/query-tree'
import type { ListQuery } from '@corridor/contract/wire/list'
import { LRUCache } from 'lru-cache'
import type postgres from 'postgres'
import { toTsquery } from '../../../db/list/text-search.ts'
import { type Scope, sightOf } from '../../../db/scope/scope.ts'
import { fail } from '../../../platform/fail.ts'
import { type CandidateRow, candidateSpec, toWire } from '../candidate/tables.ts'
import { readCharsMax, toReason } from './reason.ts'
import {
  countSearchable,
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

/** One page of the candidates that a boolean query finds, and how many there are: exact up to 10,000, once everybody's words are made. */
export async function searchCandidates(sql: postgres.Sql, scope: Scope, { filters, ...query }: ListQuery) {
  const { query: text, ...others } = filters as { query?: string }
  const { tree } = readQuery(text ?? '')
  if (!tree) throw fail('request.invalid', {}, { fields: { 'filters.query': 'Type what to look for' } })
  const asked: Asked = { scope, query: { ...query, filters: others }, tree }
  return (await readAgain(sql, asked)) ?? readAnew(sql, asked)
}

interface Asked {
  scope: Scope
  /** Without the boolean query itself, which is `tree`. */
  query: ListQuery
  tree: QueryNode
}

/** The page by one statement if whom it shows, and why, is known and nothing has changed since; undefined otherwise. */
async function readAgain(sql: postgres.Sql, asked: Asked) {
  const known = knownSearches.get(keyOf(asked) ?? '')
  const ids = known && knownIds(known, asked.query)
  if (!ids) return undefined
  const reasons = ids.map((id) => knownReasons.get(reasonKey(known.state, asked.tree, id))).filter((one) => !!one)
  if (reasons.length < ids.length) return undefined
  const { rows, state } = await readByIds(sql, asked.scope, ids)
  return state === known.state ? toAnswer(rows, reasons, known.total) : undefined
}

async function readAnew(sql: postgres.Sql, asked: Asked) {
  const { query, tree } = asked
  // Several statements may be needed; all must be of one moment.
  return sql.begin('isolation level repeatable read read only', async (tx) => {
    const found = await findState(tx, asked.scope)
    const { allGathered } = found
    const searchable = allGathered ? undefined : await countSearchable(tx, asked.scope)
    const preparing = searchable && searchable.done < searchable.of ? searchable : undefined
    // Parts the answers of moments while words are still being made: each is of its own alone.
    const state = preparing ? `${found.state} ${preparing.done}` : found.state
    const looking: Searching = { ...asked, state, tx, tsquery: toTsquery(tree, { byTriples: allGathered }) }
    const reading = { offset: (query.page - 1) * query.limit, limit: query.limit }
    const first = await gather(looking, reading)
    const isExact = first.total <= countedMax
    const rows = isExact ? first.rows : await readMany(looking, reading)
    const ids = rows.map(({ id }) => id)
    if (!isExact && reading.offset === 0) remember(looking, first.total, ids)
    return {
      ...toAnswer(rows, await reasonsFor(looking, rows), first.total),
      ...(preparing && { totalIsExact: false, preparing }),
    }
  })
}

const toAnswer = (rows: CandidateRow[], reasons: Reason[], total: number) => ({
  success: true as const,
  data: rows.map((row, at) => ({ ...toWire(row), reason: reasons[at] })),
  totalDocs: Math.min(total, countedMax),
  totalIsExact: total <= countedMax,
})

interface Searching extends Looking, Asked {
  state: string
}

/** Reasons that earlier searches found, each for the state of the records that it was found in. */
const knownReasons = new LRUCache<string, Reason>({ max: 10_000 })

const reasonKey = (state: string, tree: QueryNode, id: string) => JSON.stringify([state, tree, id])

/** Finds the reason of each row. Reads the text of those alone whose reason is not known. */
async function reasonsFor({ tx, state, tree }: Searching, rows: CandidateRow[]): Promise<Reason[]> {
  const keys = rows.map(({ id }) => reasonKey(state, tree, id))
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

/** Matches that earlier searches found, each for the state of the records that it was found in. */
const knownSearches = new LRUCache<string, Known>({ max: 500 })

const orderOf = ({ sortBy, sortDirection }: ListQuery) => `${sortBy} ${sortDirection}`

/** Finds the ids of a page of a search that is known; undefined if it is not. */
function knownIds({ total, firstIds }: Known, query: ListQuery): string[] | undefined {
  const ids = firstIds[orderOf(query)]
  const offset = (query.page - 1) * query.limit
  return ids && (ids.length === total || offset + query.limit <= ids.length)
    ? ids.slice(offset, offset + query.limit)
    : undefined
}

/** Keeps the first matches in the order that was asked for, beside those of other orders in the same state. */
function remember(looking: Searching, total: number, ids: string[]): void {
  const key = keyOf(looking)
  if (key === undefined) return
  const before = knownSearches.get(key)
  const others = before?.state === looking.state ? before.firstIds : {}
  knownSearches.set(key, { state: looking.state, total, firstIds: { ...others, [orderOf(looking.query)]: ids } })
}

/** The matches up to the limit; without their rows if it is known already that there are more. */
async function gather(looking: Searching, reading: Reading): Promise<{ rows: CandidateRow[]; total: number }> {
  const { state, query } = looking
  const kept = knownSearches.get(keyOf(looking) ?? '')
  const known = kept?.state === state ? kept : undefined
  if (known && known.total > countedMax) return { rows: [], total: known.total }
  const ids = known && knownIds(known, query)
  if (known && ids) return { rows: (await readByIds(looking.tx, looking.scope, ids)).rows, total: known.total }
  const found = await reaching(looking, 'gather', () => readMatching(looking, countedMax + 1, reading))
  remember(looking, found.total, found.firstIds)
  return found
}

/** Names a search whose matches may be kept; undefined if it looks into tables whose changes are not noted. */
function keyOf({ scope, query, tree, part }: Asked & { part?: Looking['part'] }): string | undefined {
  const { searchTerm, searchFields, filters } = query
  if (candidateSpec.kept?.uncounted.some((name) => name in filters)) return undefined
  return JSON.stringify([sightOf(scope), tree, part, searchTerm, searchFields, filters])
}

/** A page of more matches than are sorted at once. */
async function readMany(looking: Searching, reading: Reading): Promise<CandidateRow[]> {
  if (reading.offset >= countedMax) return []
  return looking.query.sortBy === 'relevance' ? readRelevant(looking, reading) : readOrdered(looking, reading)
}

// Puts the candidates first whose name, title and skills alone match, then the others, newest first.
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
