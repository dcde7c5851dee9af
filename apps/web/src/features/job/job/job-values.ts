import type { FoundValue, JobFields, JobReading } from '@corridor/contract/base/parse/shapes'
import { text } from '../../../lib/language/text'

/** A field of a job ad with what was found for it: a key as its name, and the values to show, each with its place. */
export interface JobValues {
  name: string
  values: FoundValue[]
  isPhone?: true
}

/** Found fields in the order in which they are shown, without those that the ad does not state. */
export function toJobValues(fields: JobFields): JobValues[] {
  const { vendorContact: contact, locations = [] } = fields
  const isOnly = fields.onlyTheseAuthorizations?.value === 'Yes'
  const rows: [string, (FoundValue | undefined)[]][] = [
    [text('Job Title'), [fields.jobTitle]],
    [text('Job Type'), fields.jobTypes ?? []],
    [text('Location'), locations.map(({ place }) => place)],
    [text('Work Mode'), [fields.workMode]],
    [text('Days on site a week'), [fields.officeDays]],
    [text('Relocation'), [fields.relocation]],
    [text('Minimum Salary'), [fields.minSalary]],
    [text('Maximum Salary'), [fields.maxSalary]],
    [text('Currency'), [fields.currency]],
    [text('Salary Duration'), [fields.salaryDuration]],
    [text('Pay Type'), fields.payTypes ?? []],
    [text('Pay types not accepted'), fields.refusedPayTypes ?? []],
    [text('Skills'), fields.skills ?? []],
    [text('Nice to have'), fields.niceSkills ?? []],
    [isOnly ? text('Work Authorization, only these') : text('Work Authorization'), fields.workAuthorizations ?? []],
    [text('Not accepted'), fields.refusedAuthorizations ?? []],
    [text('Contract Duration'), [fields.contractDuration]],
    [text('Contract in months'), [fields.contractMonths]],
    [text('End Client'), [fields.endClient]],
    [text('Contact name'), [contact?.name]],
    [text('Contact email'), [contact?.email]],
    [text('Contact phone'), [contact?.phone]],
  ]
  return rows.flatMap(([name, found]) => {
    const values = found.filter((value): value is FoundValue => value !== undefined)
    const isPhone = values.some((value) => value === contact?.phone)
    return values.length > 0 ? [{ name, values, ...(isPhone && { isPhone }) }] : []
  })
}

// Below this a person should look twice.
const sureEnough = 0.7
export const isSure = ({ sure }: FoundValue) => sure >= sureEnough

export const valuesText = (values: readonly FoundValue[]) => values.map(({ value }) => value).join(', ')

/** The values that were read, and why nothing, or not everything, could be. */
export interface JobAnswer {
  job: JobReading | null
  reason: string | null
}
