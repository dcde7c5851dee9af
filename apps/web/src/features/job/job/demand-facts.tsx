import type { LookupKind } from '@corridor/contract/base/lookup/kinds'
import type { Job } from '@corridor/contract/job/job/shapes'
import { formatNumber } from '../../../lib/format/format'
import { seededName } from '../../../lib/format/seeded-name'
import type { Translate } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import type { Fact } from '../../../lib/record/record-card'
import { placesOf, SalaryText } from './job-words'

const entries = (kind: LookupKind, named: readonly { name: string }[]) =>
  named.map(({ name }) => seededName(kind, name)).join(', ') || undefined

/** Demands of a job on the person who does it, and what it gives. */
export function demandFacts(job: Job, t: Translate): Fact[] {
  return [
    { label: text('Location'), value: placesOf(job) || undefined, isLong: true },
    { label: text('Work Mode'), value: entries('work-mode', job.workModeInfo) },
    ...(job.officeDays === null ? [] : [{ label: text('Days on site a week'), value: formatNumber(job.officeDays) }]),
    { label: text('Relocation'), value: job.relocation === null ? undefined : t(job.relocation ? 'Yes' : 'No') },
    { label: text('Skills'), value: job.skill.join(', ') || undefined, isLong: true },
    { label: text('Nice to have'), value: job.niceSkill.join(', ') || undefined, isLong: true },
    { label: text('Work Authorization'), value: entries('work-authorization', job.workAuthorizationInfo) },
    ...(job.refusedAuthorizationInfo.length > 0
      ? [{ label: text('Not accepted'), value: entries('work-authorization', job.refusedAuthorizationInfo) }]
      : []),
    ...(job.noSponsorship ? [{ label: text('No sponsorship'), value: t('Yes') }] : []),
    ...(job.authorizationWords
      ? [
          {
            label: text('Who is accepted, in the words of the ad'),
            value: <q>{job.authorizationWords}</q>,
            isLong: true,
          },
        ]
      : []),
    { label: text('Job Type'), value: entries('job-type', job.jobTypeInfo) },
    { label: text('Salary'), value: job.currency ? <SalaryText job={job} /> : undefined },
    { label: text('Pay Type'), value: entries('pay-type', job.payTypeInfo) },
    { label: text('Contract Duration'), value: entries('contract-duration', job.contractDurationInfo) },
  ]
}
