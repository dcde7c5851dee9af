import type { CandidatePartKind } from '@corridor/contract/candidate/part/kinds'
import type { TimelineEntry } from '@corridor/contract/candidate/timeline/shapes'
import { toUserInfo } from '../../../db/record/record.ts'
import type { Context } from '../../../db/scope/context.ts'
import { toAvailability } from '../candidate/tables.ts'
import { viewCandidate } from '../candidate/view.ts'
import { partTables } from '../part/tables.ts'
import { listNames, listTrail, type TrailRow } from './store.ts'
import { withMails } from './written.ts'

interface Asked {
  candidateId: string
  before?: string | undefined
  limit: number
}

/** Shows the events of a candidate whom the caller may see. */
export async function viewTimeline(context: Context, { candidateId, before, limit }: Asked) {
  const { db, scope } = context
  await viewCandidate(context, { candidateId })
  const page = { before: before ?? null, limit: limit + 1 }
  const rows = await listTrail(db, { scope, candidateId, ...page })
  const names = await listNames(db, rows.flatMap(namedKeys))
  const happened = rows.map((row) => toEntry(row, names))
  const all = await withMails(context, { kind: 'candidate', id: candidateId }, page, happened, (written) => ({
    ...{ part: null, name: null, hotlistInfo: [], changes: [] },
    ...written,
  }))
  return { success: true as const, data: all.slice(0, limit), hasMore: all.length > limit }
}

type Facts = Record<string, unknown>
type Change = TimelineEntry['changes'][number]

// Columns whose values are keys of other records, and the contract's names of columns that are called otherwise.
const named = ['work_authorization_id', 'resume_key']
const fieldNames: Record<string, string> = {
  work_authorization_id: 'workAuthorization',
  available_from: 'availability',
  more_emails: 'emails',
  more_phones: 'phones',
}
const hidden = new Set(['candidate_id', 'deleted_at'])
const words: Record<string, TimelineEntry['action']> = {
  add: 'added',
  update: 'changed',
  delete: 'deleted',
  restore: 'restored',
  merge: 'merged',
  'add-candidates': 'put on a hotlist',
  'remove-candidates': 'taken off a hotlist',
}

const namedKeys = ({ before, after }: TrailRow) =>
  [before, after].flatMap((facts) => named.map((column) => facts?.[column])).filter((key) => typeof key === 'string')

function toEntry(row: TrailRow, names: Map<string, string>): TimelineEntry {
  const { id, at, action, record_kind, note, before, after, hotlist_id, hotlist_name } = row
  const verb = action.slice(action.indexOf('.') + 1)
  const part = record_kind in partTables ? (record_kind as CandidatePartKind) : null
  return {
    _id: id,
    at: at.toISOString(),
    action: record_kind === 'note' ? 'noted' : (words[verb] ?? 'changed'),
    part,
    name: note ?? (part && nameOf(part, after ?? before ?? {})),
    hotlistInfo: hotlist_name === null ? [] : [{ _id: hotlist_id, name: hotlist_name }],
    changes: verb === 'update' && before && after ? changesOf(before, after, names) : [],
    mail: null,
    userInfo: toUserInfo(row),
  }
}

const toField = (column: string) =>
  fieldNames[column] ?? column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

const nameOf = (part: CandidatePartKind, facts: Facts) =>
  partTables[part].nameOf(
    Object.fromEntries(Object.entries(facts).map(([column, value]) => [toField(column), value as string])),
  ) || null

function changesOf(before: Facts, after: Facts, names: Map<string, string>): Change[] {
  const toValue = (column: string, value: unknown): Change['before'] => {
    if (typeof value === 'string' && named.includes(column)) return names.get(value) ?? null
    if (column === 'available_from') return toAvailability(value as string | null)
    return (value ?? null) as Change['before']
  }
  return Object.keys(after)
    .filter((column) => !hidden.has(column) && JSON.stringify(before[column] ?? null) !== JSON.stringify(after[column]))
    .map((column) => ({
      field: toField(column),
      before: toValue(column, before[column]),
      after: toValue(column, after[column]),
    }))
}
