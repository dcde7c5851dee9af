import * as z from 'zod'
import { plainDate } from '../../field/plain-date.ts'
import { rateAmount, rateCurrency } from '../../field/rate.ts'
import { access } from '../../wire/access.ts'
import { deletedAnswer, endpoint, listEndpoint, savedAnswer } from '../../wire/endpoint.ts'
import { companyInfo, countryReference, joined, moment, recordBase, recordId, userInfo } from '../../wire/record.ts'
import { changed, JobAdd, JobClose, JobUpdate, skills } from './body.ts'
import { closedReasons, jobKinds, jobPriorities, jobStatuses } from './kinds.ts'
import { JobTimelineEntry } from './timeline.ts'

const reference = joined({ _id: recordId, name: z.string() })
/** A client or a vendor, which may have gone into the bin since. */
const party = joined({ _id: recordId, name: z.string(), isDeleted: z.boolean() })

/** A place of work; the id of a state or city, or its name if they are not known. */
const JobPlaceShown = z.object({
  country: recordId.nullable(),
  countryInfo: countryReference,
  state: z.string(),
  /** In words, whichever it is; so with the city. */
  stateName: z.string(),
  city: z.string(),
  cityName: z.string(),
  zipCode: z.string(),
})

export const Job = z.object({
  ...recordBase,
  companyInfo,
  updateDate: moment,
  kind: z.enum(jobKinds),
  /** Null: those of who made it. */
  businessUnit: recordId.nullable(),
  businessUnitInfo: reference,
  /** Client for whom the work is, if known. */
  client: recordId.nullable(),
  clientInfo: party,
  /** The vendor that holds the client's contract, if there is one between. */
  prime: recordId.nullable(),
  primeInfo: party,
  /** Vendor who asked for people. A vendor beyond the reader's sight has no name here. */
  vendor: recordId.nullable(),
  vendorInfo: party,
  /** Records of one requirement share it. */
  requirement: recordId,
  jobTitle: z.string(),
  jobDescription: z.string(),
  jobType: z.array(recordId),
  jobTypeInfo: reference,
  ...JobPlaceShown.shape,
  /** All of them, the first one too. */
  places: z.array(JobPlaceShown),
  /** True if somebody may come from elsewhere; null if it is not told. */
  relocation: z.boolean().nullable(),
  workMode: recordId.nullable(),
  workModeInfo: reference,
  officeDays: z.int().nullable(),
  salaryDuration: recordId.nullable(),
  salaryDurationInfo: reference,
  minSalary: z.number().nullable(),
  maxSalary: z.number().nullable(),
  currency: rateCurrency.nullable(),
  payType: z.array(recordId),
  payTypeInfo: reference,
  workAuthorization: z.array(recordId),
  workAuthorizationInfo: reference,
  refusedAuthorization: z.array(recordId),
  refusedAuthorizationInfo: reference,
  noSponsorship: z.boolean(),
  /** The words of the ad that say who is taken. */
  authorizationWords: z.string(),
  contractDuration: recordId.nullable(),
  contractDurationInfo: reference,
  skill: z.array(z.string()),
  niceSkill: z.array(z.string()),
  positions: z.int(),
  priority: z.enum(jobPriorities),
  receivedOn: z.string().nullable(),
  dueOn: z.string().nullable(),
  /** The last day on which it is open. */
  jobExpireDate: z.string().nullable(),
  /** As it is at this moment in the company's time zone. */
  jobStatus: z.enum(jobStatuses),
  closedReason: z.enum(closedReasons).nullable(),
  closedNote: z.string(),
  closedDate: moment.nullable(),
  publishedDate: moment.nullable(),
  /** Path of its public page; null if it has none. */
  publicPath: z.string().nullable(),
  /** Reference by which its client or vendor knows it. */
  reference: z.string(),
  userInfo,
})
export type Job = z.infer<typeof Job>

/** A job with the ad that it was read from. */
export const JobRecord = Job.extend({ adText: z.string() })
export type JobRecord = z.infer<typeof JobRecord>

/** Filters of lists of jobs. */
export const jobFilters = {
  /** Company that an administrator wants the jobs of, who reads those of all. */
  company: recordId,
  jobStatus: z.enum(jobStatuses),
  kind: z.enum(jobKinds),
  client: recordId,
  /** Vendor who asked, or the prime. */
  vendor: recordId,
  businessUnit: recordId,
  jobType: recordId,
  workMode: recordId,
  payType: recordId,
  workAuthorization: recordId,
  country: recordId,
  /** Asks for all of these, whatever their case. */
  skill: skills.min(1).max(20),
  priority: z.enum(jobPriorities),
  /** To be answered on that day or before. */
  dueBy: plainDate,
  /** Closes by itself on that day or before. */
  expiresBy: plainDate,
  /** All of these words, in title, description and skills. */
  words: z.string().trim().min(2).max(100),
  /** Anywhere in a place as it is written, accents folded. */
  place: z.string().trim().min(2).max(100),
  /** Pays as much or more, as far as it is told; nothing is converted. */
  payFrom: rateAmount,
  /** Came in since that day. */
  receivedSince: plainDate,
  isPublished: z.boolean(),
}

const place = (path: string, summary: string) => ({ path: `/job/${path}` as const, summary, tag: 'job' })
const one = (field: string) => ({ record: { kind: 'job', field } })
const manage = { access: access.jobs.manage }
export const job = {
  list: listEndpoint(
    place('list', 'List jobs'),
    Job,
    {
      sort: ['jobTitle', 'priority', 'receivedOn', 'dueOn', 'jobExpireDate', 'positions', 'updateDate'],
      filters: jobFilters,
      search: ['jobTitle', 'reference', 'client'],
    },
    { access: access.jobs.read },
  ),
  add: endpoint('POST', place('add', 'Add a job'), manage).input(JobAdd).output(savedAnswer(JobRecord)),
  view: endpoint('POST', place('view', 'View a job'), { access: access.jobs.read, ...one('jobId') })
    .input(z.object({ jobId: recordId }))
    .output(z.object({ success: z.literal(true), data: JobRecord })),
  update: endpoint('PUT', place('update/{id}', 'Update a job'), { ...manage, ...one('id') })
    .input(JobUpdate)
    .output(savedAnswer(JobRecord)),
  delete: endpoint('DELETE', place('delete/{id}', 'Delete a job'), { ...manage, ...one('id') })
    .input(z.object({ id: recordId }))
    .output(deletedAnswer),
  timeline: endpoint('POST', place('timeline', 'What happened to a job, newest first'), {
    access: access.jobs.read,
    ...one('jobId'),
  })
    .input(
      z.object({
        jobId: recordId,
        /** Entry to read on from: the entries before it are answered. */
        before: recordId.optional(),
        limit: z.int().min(1).max(100).default(10),
      }),
    )
    .output(z.object({ success: z.literal(true), data: z.array(JobTimelineEntry), hasMore: z.boolean() })),
  close: endpoint('POST', place('close/{id}', 'Close a job'), { ...manage, ...one('id') })
    .input(JobClose)
    .output(savedAnswer(JobRecord)),
  reopen: endpoint('POST', place('reopen/{id}', 'Open a closed job again'), { ...manage, ...one('id') })
    /** A job whose day has passed needs a later one, or none. */
    .input(z.object({ ...changed, jobExpireDate: plainDate.nullable().optional() }))
    .output(savedAnswer(JobRecord)),
  publish: endpoint('POST', place('publish/{id}', 'Show a job in public'), {
    access: access.jobs.publish,
    ...one('id'),
  })
    .input(z.object(changed))
    .output(savedAnswer(JobRecord)),
  unpublish: endpoint('POST', place('unpublish/{id}', 'Take a job off the public page'), {
    access: access.jobs.publish,
    ...one('id'),
  })
    .input(z.object(changed))
    .output(savedAnswer(JobRecord)),
  clone: endpoint('POST', place('clone/{id}', 'Add a job like this one'), { ...manage, ...one('id') })
    .input(z.object({ id: recordId }))
    .output(savedAnswer(JobRecord)),
}
