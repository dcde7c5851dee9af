import type { InstitutionField, InstitutionHappening } from '@corridor/contract/agency/institution/kinds'
import type { InstitutionTimelineEntry } from '@corridor/contract/agency/institution/shapes'
import { toUserInfo } from '../../../db/record/record.ts'
import type { Context } from '../../../db/scope/context.ts'
import { listRecordTrail, type TrailRow } from '../../told/note/tables.ts'
import { institutions } from './tables.ts'

interface Asked {
  institutionId: string
  before?: string | undefined
  limit: number
}

/** Shows the events of an institution, newest first. Throws `record.notFound`. */
export async function viewInstitutionTimeline({ db, scope }: Context, { institutionId, before, limit }: Asked) {
  await institutions.load(db, scope, institutionId)
  const record = { kind: 'institution', id: institutionId }
  const rows = await listRecordTrail(db, record, { before: before ?? null, limit: limit + 1 })
  return { success: true as const, data: rows.slice(0, limit).map(toEntry), hasMore: rows.length > limit }
}

const happenings: Record<string, InstitutionHappening> = {
  'institution.add': 'added',
  'institution.update': 'changed',
  'institution.delete': 'deleted',
  'institution.restore': 'restored',
  'note.add': 'noted',
}

const fieldsOf: Record<string, InstitutionField> = {
  ...{ name: 'name', country_id: 'country', city: 'city', zone: 'zone', website: 'website' },
  ...{ file_pattern: 'filePattern', notes: 'notes', status: 'status' },
}

function toEntry(row: TrailRow): InstitutionTimelineEntry {
  const { id, at, action, note, before, after } = row
  const isOther = (column: string) => JSON.stringify(before?.[column]) !== JSON.stringify(after?.[column])
  const changed = action === 'institution.update' ? Object.entries(fieldsOf).filter(([column]) => isOther(column)) : []
  return {
    _id: id,
    at: at.toISOString(),
    action: happenings[action] ?? 'changed',
    fields: changed.map(([, field]) => field),
    note,
    userInfo: toUserInfo(row),
  }
}
