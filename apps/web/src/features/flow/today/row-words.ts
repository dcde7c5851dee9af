import { silentHours } from '@corridor/contract/flow/today/kinds'
import type { DoneRow, TodayRow } from '@corridor/contract/flow/today/shapes'
import { daysBetween } from '@corridor/contract/format/day'
import type { TaskKind } from '@corridor/contract/told/task/kinds'
import { formatName, formatRelative, formatShortDate, formatSpan, formatTime } from '../../../lib/format/format'
import { useTranslation } from '../../../lib/language/i18n'
import { paths } from '../../../paths'
import { useTaskTitle } from '../../told/task/exports/task-title'
import { lastDayWords, matterWords, wayToMatter } from './agency-words'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

export type Urgency = 'first' | 'second' | undefined

interface RowWords {
  /** How long it waits, or when it is. */
  age: string
  more: string
  urgency: Urgency
  who: string
  what: string
}

/** Words of a row: its age first, then the person, then the matter. */
export function useRowWords(): (row: TodayRow, group: string, day: string, now: number) => RowWords {
  const { t } = useTranslation()
  const titleOf = useTaskTitle()
  const nameOf = ({ person: [one], title }: TodayRow) => (one ? formatName(one) : title)

  function waiting(at: string, now: number): Pick<RowWords, 'age' | 'more' | 'urgency'> {
    const waitedMs = now - Date.parse(at)
    const hours = waitedMs / hourMs
    const urgency = hours >= silentHours.second ? 'second' : hours >= silentHours.first ? 'first' : undefined
    return { age: formatSpan(waitedMs), more: '', urgency }
  }

  return (row, group, day, now) => {
    const { kind, at, client, through, title } = row
    if (kind === 'interview') {
      const isPast = Date.parse(at) < now
      return {
        age: formatTime(at),
        more: formatRelative(at, now),
        urgency: isPast ? 'first' : undefined,
        who: nameOf(row),
        what: client ? t('with {name}', { name: client }) : title,
      }
    }
    if (row.matter) {
      const words = lastDayWords(row, day, now, t) ?? { ...waiting(at, now), urgency: undefined }
      return { ...words, who: nameOf(row), what: matterWords(row, t) }
    }
    if (row.day) {
      const left = daysBetween(day, row.day)
      const [notice] = row.notice
      return {
        age: left < 0 ? t('Overdue') : left === 0 ? t('Today') : t('in {span}', { span: formatSpan(left * dayMs) }),
        more: left === 0 ? '' : formatShortDate(row.day),
        urgency: left <= 0 ? 'second' : left <= 30 ? 'first' : undefined,
        who: notice ? titleOf({ kind: notice.kind as TaskKind, params: notice.params, title }) : nameOf(row),
        what:
          kind === 'candidate'
            ? t('Work authorization ends')
            : kind === 'job'
              ? t('Job expires')
              : through || t('Reminder'),
      }
    }
    return {
      ...waiting(at, now),
      ...(group === 'rates' && { urgency: undefined }),
      who: nameOf(row),
      what: [
        kind === 'submission' && client && t('to {name}', { name: client }),
        through && (kind === 'job' ? t('from {name}', { name: through }) : t('through {name}', { name: through })),
      ]
        .filter(Boolean)
        .join(' '),
    }
  }
}

const pages: Record<string, (id: string) => string> = {
  interview: paths.company.viewInterview,
  submission: paths.company.viewSubmission,
  job: paths.company.viewJob,
  candidate: paths.company.viewCandidate,
  task: () => paths.company.listTask,
  vendor: paths.company.viewVendor,
}

/** The page of what a row is about. */
export const pageOf = (kind: string | null, id: string | null): string =>
  (id && pages[kind ?? '']?.(id)) || paths.company.listTask

/** The page of a row, and what it shows there. */
export const wayOf = (row: TodayRow): { to: string; search?: Record<string, string> } =>
  row.matter ? wayToMatter(row) : { to: pageOf(row.kind, row.id) }

export const doneName = ({ person: [one], title }: DoneRow): string => (one ? formatName(one) : title)
