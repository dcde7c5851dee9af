import {
  type JobHappening,
  type JobKind,
  type JobPriority,
  jobKindNames,
  jobPriorityNames,
} from '@corridor/contract/job/job/kinds'
import type { JobTimelineEntry } from '@corridor/contract/job/job/timeline'
import { api, client } from '../../../lib/call/client'
import { formatDate } from '../../../lib/format/format'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { MailHappening } from '../../../lib/record/timeline/mail-happening'
import { Happening, Timeline } from '../../../lib/record/timeline/timeline'
import { jobLabels } from './job-form'

const sentences: Record<JobHappening, string> = {
  added: text('{what} added'),
  changed: text('{what} changed'),
  deleted: text('{what} deleted'),
  restored: text('{what} restored'),
  closed: text('Closed'),
  reopened: text('Reopened'),
  cloned: text('Added as a copy'),
  published: text('Published'),
  unpublished: text('Unpublished'),
  noted: text('Note added'),
  mail: text('Mail'),
}
const labels: Record<string, string> = jobLabels

/** The timeline of a job. */
export default function JobTimeline({ jobId }: { jobId: string }) {
  return (
    <Timeline
      queryKey={[...api.job.key(), 'timeline', jobId]}
      load={(before, signal) => client.job.timeline({ jobId, ...(before ? { before } : {}) }, { signal })}
      draw={(entry: JobTimelineEntry) =>
        entry.mail ? <MailHappening mail={entry.mail} by={entry.userInfo} at={entry.at} /> : <Entry entry={entry} />
      }
    />
  )
}

function Entry({ entry: { action, note, changes, userInfo, at } }: { entry: JobTimelineEntry }) {
  const { t } = useTranslation()
  return (
    <Happening
      what={t(sentences[action], { what: t('Job') })}
      name={note}
      changes={changes
        // Too long for a line: the sentence says that something changed.
        .filter(({ field }) => field !== 'jobDescription')
        .map(({ field, before, after }) => ({
          field,
          label: labels[field] ?? field,
          before: <Value field={field} value={before} />,
          after: <Value field={field} value={after} />,
        }))}
      by={userInfo}
      at={at}
    />
  )
}

const days = ['receivedOn', 'dueOn', 'jobExpireDate']

function Value({ field, value }: { field: string; value: JobTimelineEntry['changes'][number]['before'] }) {
  const { t } = useTranslation()
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return t('nothing')
  if (typeof value === 'boolean') return t(value ? 'Yes' : 'No')
  if (Array.isArray(value)) return <bdi>{value.join(', ')}</bdi>
  if (field === 'kind') return t(jobKindNames[value as JobKind])
  if (field === 'priority') return t(jobPriorityNames[value as JobPriority])
  return days.includes(field) ? formatDate(value) : <bdi>{value}</bdi>
}
