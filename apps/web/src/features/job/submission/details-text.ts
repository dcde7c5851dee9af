import type { Candidate } from '@corridor/contract/candidate/candidate/shapes'
import type { Submission } from '@corridor/contract/job/submission/shapes'
import { type FormatColumn, formatColumnNames } from '@corridor/contract/vendor/vendor-format/kinds'
import { client } from '../../../lib/call/client'
import { formatDate, formatList, formatName, formatNumber } from '../../../lib/format/format'
import { seededName } from '../../../lib/format/seeded-name'
import type { useTranslation } from '../../../lib/language/i18n'
import { availabilityOf } from '../../candidate/candidate/exports/availability'
import { amountOf } from '../../candidate/candidate/exports/rate'

type Translate = ReturnType<typeof useTranslation>['t']

/** Details for a vendor who did not say what they want: enough to decide, and nothing by which somebody is reached. */
const usualColumns: readonly FormatColumn[] = [
  ...(['name', 'jobTitle', 'experience', 'skills', 'location', 'relocation'] as const),
  ...(['workAuthorization', 'availability', 'rate', 'taxTerm'] as const),
]

/** A submitted person's details as the nearest vendor wants them: a line for each of its columns, in its order, with the rate that was submitted. */
export async function detailsText(submission: Submission, t: Translate): Promise<string> {
  const vendorId = submission.hops.find(({ vendor }) => vendor !== null)?.vendor
  const [{ data: person }, columns] = await Promise.all([
    client.candidate.view({ candidateId: submission.candidate }),
    vendorId ? client.vendorFormat.view({ vendorId }).then(({ data }) => data?.columns) : undefined,
  ])
  const wanted = columns && columns.length > 0 ? columns : usualColumns
  return wanted.map((column) => `${t(formatColumnNames[column])}: ${factOf(column, person, submission, t)}`).join('\n')
}

function factOf(column: FormatColumn, person: Candidate, submission: Submission, t: Translate): string {
  // The person's pay is nobody's but ours.
  const [bill] = submission.hops
  const ways: Record<FormatColumn, () => string> = {
    name: () => formatName(person),
    // Asked of the person: not kept yet.
    legalName: () => '',
    linkedIn: () => '',
    email: () => person.email,
    phone: () => person.phone,
    location: () => person.location ?? '',
    workAuthorization: () =>
      formatList(person.workAuthorizationInfo.map(({ name }) => seededName('work-authorization', name))),
    authorizationEnds: () => (person.authorizationEnds ? formatDate(person.authorizationEnds) : ''),
    relocation: () => t(person.readyToRelocate ? 'Yes' : 'No'),
    availability: () => (person.availability ? availabilityOf(person.availability, t) : ''),
    rate: () => (bill ? amountOf(bill, t) : ''),
    taxTerm: () => bill?.taxTerm ?? '',
    jobTitle: () => person.jobTitle ?? '',
    skills: () => formatList(person.skills),
    experience: () => (person.experience === null ? '' : formatNumber(person.experience)),
    resume: () => submission.resumeInfo[0]?.fileName ?? '',
  }
  return ways[column]()
}
