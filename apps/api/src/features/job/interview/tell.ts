import { personName, plainName } from '@corridor/contract/format/person-name'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { settingsOf } from '../../../db/scope/settings.ts'
import { type InterviewNews, interviewLetter, interviewTitle } from '../../../letters/interview.ts'
import { isAddress } from '../../../platform/mail/address.ts'
import { type CalendarFile, calendarFile } from '../../../platform/mail/letter-calendar.ts'
import type { Sql } from '../../../platform/sql.ts'
import type { Platform } from '../../../platform.ts'
import { notify } from '../../told/notification/notify.ts'
import { type Invitation, loadInvitation, namesOf } from './store.ts'
import type { InterviewRow } from './tables.ts'

/** Somebody who gets letters, with their own zone first. */
interface Guest {
  name: string
  address: string
  zones: string[]
}

const nameOfCandidate = (of: Invitation) =>
  plainName({ firstName: of.candidate_first_name, lastName: of.candidate_last_name })

/** Lists the people who get letters of an interview as it stands. */
function guestsOf(of: Invitation): Guest[] {
  const { zone, candidate_zone, candidate_email } = of
  const guests = of.people.map(({ name, email }) => ({ name, address: email, zones: [zone, candidate_zone] }))
  if (of.tells_candidate && candidate_email)
    guests.push({ name: nameOfCandidate(of), address: candidate_email, zones: [candidate_zone, zone] })
  return guests.filter(({ address }) => isAddress(address))
}

/** The interview as a calendar keeps it; each change replaces what stood there. */
export function toCalendar(of: Invitation, guest: Guest | null, isCancelled = of.state === 'cancelled'): CalendarFile {
  const candidate = nameOfCandidate(of)
  const host = plainName({ firstName: of.host_first_name ?? '', lastName: of.host_last_name ?? '' })
  return calendarFile({
    uid: `interview-${of.id}@corridor`,
    sequence: of.sequence,
    changedAt: of.updated_at,
    start: of.starts_at,
    minutes: of.minutes,
    isCancelled,
    summary: interviewTitle(of.language, { candidate, job: of.job_title }),
    description: [of.company_name, of.link].filter(Boolean).join('\n'),
    location: of.place || of.link || '',
    url: of.link,
    organizer: of.host_email ? { name: host || of.company_name, address: of.host_email } : null,
    attendee: guest,
  })
}

async function post(
  tx: Sql,
  { mail }: Pick<Platform, 'mail'>,
  of: Invitation,
  news: InterviewNews,
  guests: readonly Guest[],
) {
  for (const guest of guests) {
    const letter = interviewLetter({
      news,
      candidate: nameOfCandidate(of),
      job: of.job_title,
      company: of.company_name,
      start: of.starts_at,
      minutes: of.minutes,
      zones: guest.zones,
      place: of.place,
      link: of.link,
      calendar: news === 'reminder' ? null : toCalendar(of, guest, news === 'cancelled'),
    })
    await mail.post(tx, { name: guest.name, address: guest.address, language: of.language }, letter)
  }
}

/** Reminds everybody of an interview. */
export async function remindGuests(tx: Sql, platform: Pick<Platform, 'mail'>, id: string): Promise<void> {
  const of = await loadInvitation(tx, id)
  await post(tx, platform, of, 'reminder', guestsOf(of))
}

/** Writes to all of an interview that was planned, or is off. */
export async function tellGuests(tx: Sql, platform: Platform, id: string, news: 'planned' | 'cancelled') {
  const of = await loadInvitation(tx, id)
  await post(tx, platform, of, news, guestsOf(of))
}

/** Writes to those of an interview that was changed: who stays, who is new to it, and who need not come any more. */
export async function tellChanged(tx: Sql, platform: Platform, before: Invitation): Promise<void> {
  const after = await loadInvitation(tx, before.id)
  const [were, are] = [guestsOf(before), guestsOf(after)]
  const isIn = (guests: readonly Guest[]) => (guest: Guest) =>
    guests.some(({ address }) => address.toLowerCase() === guest.address.toLowerCase())
  if (isMoved(before, after)) await post(tx, platform, after, 'moved', are.filter(isIn(were)))
  const isNew = (guest: Guest) => !isIn(were)(guest)
  await post(tx, platform, after, 'planned', are.filter(isNew))
  const isOut = (guest: Guest) => !isIn(are)(guest)
  await post(tx, platform, after, 'cancelled', were.filter(isOut))
}

const isMoved = (before: Invitation, after: Invitation) =>
  (['minutes', 'zone', 'candidate_zone', 'place', 'link'] as const).some((name) => before[name] !== after[name]) ||
  before.starts_at.getTime() !== after.starts_at.getTime()

type Notice = 'interview-planned' | 'interview-moved' | 'interview-cancelled'

/** Notifies who submitted the person, if somebody else did this. */
export async function tellSubmitter(
  { scope: { companyId }, caller, platform }: CompanyContext,
  tx: Sql,
  row: InterviewRow,
  kind: Notice,
): Promise<void> {
  if (!row.submitter_id || row.submitter_id === caller.userId) return
  const settings = await settingsOf(tx, companyId)
  const by = await namesOf(tx, caller.userId)
  await notify(tx, platform, {
    kind,
    params: {
      by: personName(by, settings),
      name: personName({ firstName: row.candidate_first_name, lastName: row.candidate_last_name }, settings),
      job: row.job_name,
    },
    to: [row.submitter_id],
    at: { companyId },
    about: { kind: 'interview', id: row.id },
  })
}
