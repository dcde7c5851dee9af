import type { ApplicationHappening, Decliner } from '@corridor/contract/job/application/kinds'
import type { Happening } from '@corridor/contract/job/application/shapes'
import { toUserInfo } from '../../../db/record/record.ts'
import type { Context } from '../../../db/scope/context.ts'
import { listTrail, type TrailRow } from './store.ts'
import { applications, toWire } from './tables.ts'

/** An application with what happened to it, newest first. */
export async function viewApplication({ db, scope }: Context, { applicationId }: { applicationId: string }) {
  const row = await applications.load(db, scope, applicationId)
  const timeline = (await listTrail(db, applicationId)).map(toHappening)
  const consent = { consentDate: row.consent_at.toISOString(), consentVersion: row.consent_version }
  return { success: true as const, data: { ...toWire(row), ...consent, timeline } }
}

const happenings: Record<string, ApplicationHappening> = {
  'application.add': 'applied',
  'application.again': 'again',
  'application.move': 'moved',
  'note.add': 'noted',
  'application.delete': 'deleted',
  'application.restore': 'restored',
}

const textOf = (facts: TrailRow['after'], name: string) => {
  const value = facts?.[name]
  return typeof value === 'string' ? value : null
}

function toHappening(row: TrailRow): Happening {
  const { id, at, action, note, before, after } = row
  const isMove = action === 'application.move'
  return {
    _id: id,
    at: at.toISOString(),
    action: happenings[action] ?? 'noted',
    note,
    from: isMove ? textOf(before, 'stage') : null,
    to: isMove ? textOf(after, 'stage') : null,
    declinedBy: isMove ? (textOf(after, 'declined_by') as Decliner | null) : null,
    reason: (isMove && textOf(after, 'decline_reason')) || '',
    userInfo: toUserInfo(row),
  }
}
