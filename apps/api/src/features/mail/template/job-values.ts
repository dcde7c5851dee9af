import { moneyText, toMinor } from '@corridor/contract/format/money'
import type { Reader } from '@corridor/contract/format/reader'
import type { JobRow } from '../../job/job/row.ts'
import type { MergeValues } from './merge.ts'

/** Values of a job in a mail; its client is told nowhere outside. */
export function jobValues(job: JobRow, reader: Reader): MergeValues {
  return {
    'job.title': job.job_title,
    'job.location': placesOf(job),
    'job.rate': rateOf(job, reader),
    'job.code': job.reference,
  }
}

const placesOf = ({ places_shown }: JobRow) =>
  places_shown
    .map(({ cityName, stateName, countryInfo: [country] }) =>
      [cityName, stateName || country?.name].filter(Boolean).join(', '),
    )
    .filter(Boolean)
    .join(' / ')

function rateOf({ min_salary, max_salary, currency, salary_duration_id, entries }: JobRow, reader: Reader): string {
  if (!currency) return ''
  const amounts = [...new Set([min_salary, max_salary])]
    .filter((amount) => amount !== null)
    .map((amount) => moneyText({ minor: toMinor(Number(amount), currency), currency }, reader))
  const per = entries.find(({ _id }) => _id === salary_duration_id)?.name ?? ''
  return amounts.length > 0 ? [amounts.join(' – '), per].filter(Boolean).join(' ') : ''
}
