import { toMinor } from '@corridor/contract/format/money'
import { closedReasonNames, jobKindNames, jobPriorityNames, jobStatusNames } from '@corridor/contract/job/job/kinds'
import type { Job } from '@corridor/contract/job/job/shapes'
import { countryName } from '../../../lib/format/country-name'
import { formatMoney } from '../../../lib/format/format'
import { dotted } from '../../../lib/format/isolated'
import { seededName } from '../../../lib/format/seeded-name'
import { useTranslation } from '../../../lib/language/i18n'
import { Badge, type Tone } from '../../../ui/badge'

/** Open, or closed and why. */
export function JobStatusBadge({ job: { jobStatus, closedReason } }: { job: Pick<Job, 'jobStatus' | 'closedReason'> }) {
  const { t } = useTranslation()
  if (jobStatus === 'open') return <Badge tone="good">{t(jobStatusNames.open)}</Badge>
  return <Badge>{t(closedReason === 'expired' ? 'Expired' : 'Closed')}</Badge>
}

const tones: Record<Job['priority'], Tone> = { low: 'neutral', normal: 'neutral', high: 'attention', urgent: 'danger' }

export function PriorityBadge({ priority }: { priority: Job['priority'] }) {
  const { t } = useTranslation()
  const name = t(jobPriorityNames[priority])
  // The usual one is no news.
  return priority === 'normal' ? name : <Badge tone={tones[priority]}>{name}</Badge>
}

export function JobKindName({ kind }: { kind: Job['kind'] }) {
  const { t } = useTranslation()
  return t(jobKindNames[kind])
}

export function ClosedReason({ job }: { job: Job }) {
  const { t } = useTranslation()
  const reason = job.closedReason && t(closedReasonNames[job.closedReason])
  return dotted(reason, job.closedNote)
}

const placeText = ({ cityName, stateName, countryInfo: [country] }: Job['places'][number]) =>
  [cityName, stateName, country && countryName(country)].filter(Boolean).join(', ')

/** The places as a list has room for them: the country only if nothing nearer is known. */
export const shortPlacesOf = ({ places }: Pick<Job, 'places'>) =>
  dotted(...places.map((place) => [place.cityName, place.stateName].filter(Boolean).join(', ') || placeText(place)))

/** Every place, each in a line of words. */
export const placesOf = ({ places }: Pick<Job, 'places'>) => dotted(...places.map(placeText))

type Salary = Pick<Job, 'minSalary' | 'maxSalary' | 'currency' | 'salaryDurationInfo'>

/** '$60 – $75 Hourly', as far as it is told. */
export function SalaryText({ job: { minSalary, maxSalary, currency, salaryDurationInfo } }: { job: Salary }) {
  const { t } = useTranslation()
  if (!currency) return null
  const money = (amount: number) => formatMoney(toMinor(amount, currency), currency)
  const [least, most] = [minSalary, maxSalary].map((amount) => (amount === null ? null : money(amount)))
  const range =
    least && most
      ? `${least} – ${most}`
      : least
        ? t('from {amount}', { amount: least })
        : most && t('up to {amount}', { amount: most })
  return (
    <>
      {range} {salaryDurationInfo.map(({ name }) => seededName('salary-duration', name)).join()}
    </>
  )
}
