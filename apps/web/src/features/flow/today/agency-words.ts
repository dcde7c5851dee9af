import { type TodayMatter, todayMatterNames } from '@corridor/contract/flow/today/kinds'
import type { TodayRow } from '@corridor/contract/flow/today/shapes'
import { daysBetween } from '@corridor/contract/format/day'
import { access, type Role } from '@corridor/contract/wire/access'
import { formatShortDate, formatSpan } from '../../../lib/format/format'
import { dotted } from '../../../lib/format/isolated'
import type { Translate } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { paths } from '../../../paths'

const dayMs = 86_400_000

/** The act on a matter, who may do it, and the days before its last one from which it is amber, and red. */
interface Act {
  label: string
  may: readonly Role[]
  amber?: number
  red?: number
}

const applications = access.studentApplications.manage
const papers = access.studentPapers.manage
const claims = access.commissions.manage
const fortnight = 14

const acts: Record<TodayMatter, Act> = {
  application: { label: text('Submit'), may: applications, amber: fortnight },
  deposit: { label: text('Note deposit'), may: applications, amber: fortnight },
  condition: { label: text('Note as met'), may: applications, amber: fortnight },
  confirmation: { label: text('Move'), may: applications, amber: fortnight },
  'visa-appointment': { label: text('Add outcome'), may: applications, amber: fortnight },
  'programme-start': { label: text('Note enrolment'), may: applications, amber: fortnight },
  'paper-late': { label: text('Receive'), may: papers },
  'paper-returned': { label: text('Receive'), may: papers },
  'paper-expires': { label: text('Ask'), may: papers, amber: 30, red: 7 },
  review: { label: text('Review'), may: access.students.manage },
  comment: { label: text('Answer'), may: access.students.manage },
  'claim-window': { label: text('Claim'), may: claims, amber: fortnight, red: 3 },
  'claimed-long': { label: text('Note payment'), may: claims },
}

export const actOf = (matter: TodayMatter): Act => acts[matter]

/** The page of a row about a student, at the place that it speaks of. */
export function wayToMatter({ kind, id, student, matter }: TodayRow): { to: string; search?: Record<string, string> } {
  if (kind === 'student-application')
    return { to: paths.company.viewStudentApplication(id), ...(matter === 'condition' && shown('conditions')) }
  if (kind === 'commission')
    return { to: paths.company.listCommission, search: { state: matter === 'claim-window' ? 'claimable' : 'claimed' } }
  return { to: paths.company.viewStudent(student ?? ''), ...shown(kind === 'file-review' ? 'review' : 'papers') }
}
const shown = (show: string) => ({ search: { show } })

/** The words of a row that has a last day: a deadline by the reader's day, anything else by the company's. Undefined if it only waits. */
export function lastDayWords({ matter, day, at, zone }: TodayRow, today: string, now: number, t: Translate) {
  if (!matter || !day || matter === 'claimed-long') return undefined
  const { amber = 0, red = 0 } = acts[matter]
  const left = zone ? (Date.parse(at) - now) / dayMs : daysBetween(today, day)
  const isToday = !zone && left === 0
  return {
    age: left < 0 ? t('Overdue') : isToday ? t('Today') : t('in {span}', { span: formatSpan(left * dayMs) }),
    more: isToday ? '' : formatShortDate(zone ? at : day),
    urgency:
      left < 0 || (red > 0 && left <= red) ? ('second' as const) : left <= amber ? ('first' as const) : undefined,
  }
}

export const matterWords = ({ matter, through }: TodayRow, t: Translate) =>
  matter ? dotted(t(todayMatterNames[matter]), through) : ''
