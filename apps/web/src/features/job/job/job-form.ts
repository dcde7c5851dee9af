import type { JobAdd } from '@corridor/contract/job/job/body'
import type { Job, JobRecord } from '@corridor/contract/job/job/shapes'
import type { RecordFormState } from '../../../lib/form/use-record-form'
import { text } from '../../../lib/language/text'

export type JobForm = RecordFormState<JobAdd>

export const emptyJob: JobAdd = {
  kind: 'own',
  businessUnit: null,
  client: null,
  prime: null,
  vendor: null,
  jobTitle: '',
  jobDescription: '',
  jobType: [],
  country: null,
  state: '',
  city: '',
  zipCode: '',
  morePlaces: [],
  relocation: null,
  workMode: null,
  officeDays: null,
  noSponsorship: false,
  salaryDuration: null,
  minSalary: null,
  maxSalary: null,
  currency: null,
  payType: [],
  workAuthorization: [],
  refusedAuthorization: [],
  authorizationWords: '',
  contractDuration: null,
  skill: [],
  niceSkill: [],
  positions: 1,
  priority: 'normal',
  receivedOn: null,
  dueOn: null,
  jobExpireDate: null,
  adText: '',
  reference: '',
}

export const jobLabels: Record<keyof JobAdd, string> = {
  kind: text('Source'),
  businessUnit: text('Business Unit'),
  client: text('Client'),
  prime: text('Prime'),
  vendor: text('Vendor'),
  jobTitle: text('Job Title'),
  jobDescription: text('Job Description'),
  jobType: text('Job Type'),
  country: text('Country'),
  state: text('State'),
  city: text('City'),
  zipCode: text('Zip Code'),
  morePlaces: text('Further places'),
  relocation: text('Relocation'),
  workMode: text('Work Mode'),
  officeDays: text('Days on site a week'),
  noSponsorship: text('No sponsorship'),
  salaryDuration: text('Salary Duration'),
  minSalary: text('Minimum Salary'),
  maxSalary: text('Maximum Salary'),
  currency: text('Currency'),
  payType: text('Pay Type'),
  workAuthorization: text('Work Authorization'),
  refusedAuthorization: text('Not accepted'),
  authorizationWords: text('Who is accepted, in the words of the ad'),
  contractDuration: text('Contract Duration'),
  skill: text('Skills'),
  niceSkill: text('Nice to have'),
  positions: text('Number of positions'),
  priority: text('Priority'),
  receivedOn: text('Received'),
  dueOn: text('Due'),
  jobExpireDate: text('Job Expire Date'),
  adText: text('The ad'),
  reference: text('Reference'),
}

const toPlace = ({ country, state, city, zipCode }: Job['places'][number]) => ({ country, state, city, zipCode })

/** Values of the form for a job that stands. */
export function toValues(job: JobRecord): JobAdd & { id: string; version: number } {
  // Object.fromEntries forgets the names.
  const same = Object.fromEntries(
    Object.keys(emptyJob)
      .filter((name) => name !== 'morePlaces')
      .map((name) => [name, job[name as keyof JobRecord]]),
  ) as unknown as Omit<JobAdd, 'morePlaces'>
  return { id: job._id, version: job.version, ...same, morePlaces: job.places.slice(1).map(toPlace) }
}
