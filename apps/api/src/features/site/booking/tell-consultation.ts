import { plainName } from '@corridor/contract/format/person-name'
import type postgres from 'postgres'
import { leaveAudit } from '../../../db/audit.ts'
import type { Parts } from '../../../db/scope/context.ts'
import { consultationLetter, consultationTitle } from '../../../letters/consultation.ts'
import { now } from '../../../platform/clock.ts'
import { type CalendarFile, calendarFile } from '../../../platform/mail/letter-calendar.ts'
import { notify } from '../../told/notification/notify.ts'
import type { ConsultationLink } from './store.ts'

const nameOf = ({ first_name, last_name }: ConsultationLink) =>
  plainName({ firstName: first_name, lastName: last_name })

/** The consultation as a calendar keeps it; each change replaces what stood there. */
export const toConsultationCalendar = (row: ConsultationLink, isCancelled = row.state === 'cancelled'): CalendarFile =>
  calendarFile({
    uid: `consultation-${row.id}@corridor`,
    sequence: row.sequence,
    changedAt: now(),
    start: row.starts_at,
    minutes: row.minutes,
    isCancelled,
    summary: consultationTitle(row.lead_language),
    description: '',
    location: '',
    url: null,
    organizer: {
      name: plainName({ firstName: row.host_first_name, lastName: row.host_last_name }),
      address: row.host_email,
    },
    attendee: { name: nameOf(row), address: row.lead_email },
  })

const verbs = { booked: 'book', moved: 'move', cancelled: 'cancel' } as const

interface News {
  what: keyof typeof verbs
  token: string
  requestId: string
  reason?: string
}

/** Tells the visitor by a letter with a calendar file, and who offered the time; the trail has a row without an actor. */
export async function tellConsultation(
  { platform }: Pick<Parts, 'platform'>,
  tx: postgres.TransactionSql,
  row: ConsultationLink,
  { what, token, requestId, reason = '' }: News,
): Promise<void> {
  const record = { kind: 'lead', id: row.lead_id } as const
  const action = `booking.${verbs[what]}-consultation`
  const after = { starts_at: row.starts_at.toISOString(), zone: row.candidate_zone, ...(reason && { reason }) }
  await leaveAudit(tx, { actorId: null, companyId: row.lead_company, action, requestId, record, before: null, after })
  await platform.events.tell(tx, { area: 'admin' }, record)
  if (row.lead_company) await platform.events.tell(tx, { companyId: row.lead_company }, record)
  const name = nameOf(row)
  const kind = `consultation-${what}` as const
  await notify(tx, platform, { kind, params: { name }, to: [row.host_id], at: 'admin', about: record })
  const letter = consultationLetter({
    ...{ news: what, start: row.starts_at, minutes: row.minutes, zone: row.candidate_zone ?? 'UTC' },
    ...{ path: `/book/${token}`, calendar: toConsultationCalendar(row) },
  })
  const minutes = Math.max(1, Math.ceil((row.starts_at.getTime() - now().getTime()) / 60_000))
  const to = { name, address: row.lead_email, language: row.lead_language }
  await platform.mail.post(tx, to, letter, { secret: { of: `booking:${row.id}`, minutes } })
}
