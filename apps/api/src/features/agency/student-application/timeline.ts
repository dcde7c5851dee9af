import type { AuthorityStatus } from '@corridor/contract/agency/student-application/authority'
import type { ApplicationEvent, ApplicationTimelineEntry } from '@corridor/contract/agency/student-application/parts'
import type { ApplicationStage } from '@corridor/contract/student/student/kinds'
import { toUserInfo } from '../../../db/record/record.ts'
import type { Context } from '../../../db/scope/context.ts'
import { listRecordTrail, type TrailRow } from '../../told/note/tables.ts'
import { applications } from './tables.ts'

interface Asked {
  applicationId: string
  before?: string | undefined
  limit: number
}

/** Shows what happened to an application that the caller sees, newest first. Throws `record.notFound`. */
export async function viewTimeline({ db, scope }: Context, { applicationId: id, before, limit }: Asked) {
  await applications.load(db, scope, id)
  const page = { before: before ?? null, limit: limit + 1 }
  const rows = await listRecordTrail(db, { kind: 'student-application', id }, page)
  return { success: true as const, data: rows.slice(0, limit).map(toEntry), hasMore: rows.length > limit }
}

const events: Record<string, ApplicationEvent> = {
  'student-application.add': 'added',
  'student-application.move': 'moved',
  'student-application.undo-move': 'undone',
  'student-application.set-authority': 'authority',
  'student-application.defer': 'deferred',
  'student-application.add-condition': 'condition',
  'student-application.update-condition': 'condition',
  'student-application.meet-condition': 'condition',
  'student-application.delete-condition': 'condition',
  'student-application.save-confirmation': 'confirmed',
  'student-application.delete': 'deleted',
  'student-application.restore': 'restored',
  'note.add': 'noted',
}

function toEntry(row: TrailRow): ApplicationTimelineEntry {
  const { id, at, action, note, before, after } = row
  const column = action === 'student-application.set-authority' ? 'authority' : 'stage'
  const valueIn = (facts: TrailRow['before']) => (facts?.[column] as ApplicationStage | AuthorityStatus) ?? null
  const isMove = before?.[column] !== after?.[column]
  return {
    ...{ _id: id, at: at.toISOString(), action: events[action] ?? 'changed', note },
    from: isMove ? valueIn(before) : null,
    to: isMove ? valueIn(after) : null,
    userInfo: toUserInfo(row),
  }
}
