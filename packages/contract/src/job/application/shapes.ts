import * as z from 'zod'
import { email } from '../../field/email.ts'
import { personNameFields } from '../../field/name.ts'
import { phone } from '../../field/phone.ts'
import { plainDate } from '../../field/plain-date.ts'
import { access } from '../../wire/access.ts'
import { deletedAnswer, endpoint, listEndpoint, savedAnswer } from '../../wire/endpoint.ts'
import { companyInfo, joined, moment, recordBase, recordId, userInfo } from '../../wire/record.ts'
import { stageKinds } from '../stage/kinds.ts'
import { applicationHappenings, decliners } from './kinds.ts'

export const Application = z.object({
  ...recordBase,
  companyInfo,
  updateDate: moment,
  job: recordId,
  jobInfo: joined({ _id: recordId, name: z.string() }),
  /** Empty if the reader does not see the candidate. */
  candidateInfo: joined({ _id: recordId, name: z.string(), firstName: z.string(), lastName: z.string() }),
  /** As the person wrote it. */
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  message: z.string(),
  /** The resume that came with it; empty if none did. */
  resumeInfo: joined({ fileKey: z.string(), fileName: z.string() }),
  stage: recordId,
  stageInfo: joined({ _id: recordId, name: z.string(), kind: z.enum(stageKinds) }),
  /** In this stage since then. */
  stageDate: moment,
  /** Side that declined, while the application is in such a stage. */
  declinedBy: z.enum(decliners).nullable(),
  declineReason: z.string(),
  /** True if nobody of that address was known before. */
  isNewCandidate: z.boolean(),
})
export type Application = z.infer<typeof Application>

const Happening = z.object({
  _id: recordId,
  at: moment,
  action: z.enum(applicationHappenings),
  from: z.string().nullable(),
  to: z.string().nullable(),
  declinedBy: z.enum(decliners).nullable(),
  reason: z.string(),
  /** The beginning of a note that was written on it. */
  note: z.string().nullable(),
  /** Empty for the applicant. */
  userInfo,
})
export type Happening = z.infer<typeof Happening>

/** An application with what its page tells beside it. */
export const ApplicationRecord = Application.extend({
  /** Moment at which the person agreed to be kept, and the version of the words. */
  consentDate: moment,
  consentVersion: z.int(),
  /** Newest first. */
  timeline: z.array(Happening),
})
export type ApplicationRecord = z.infer<typeof ApplicationRecord>

const text = (max: number) => z.string().trim().max(max, `Maximum ${max} characters`)

const plain = (value: string) => !/\p{Cc}/u.test(value.replace(/[\t\r\n]/g, ''))

/** Fields of a visitor's application; the resume comes beside them. A name of two letters is a name: nobody is there to be asked. */
export const ApplicationApply = z.object({
  firstName: personNameFields.firstName,
  // People with one name leave it empty.
  lastName: personNameFields.lastName.default(''),
  email,
  phone,
  message: text(2000).refine(plain, { message: 'Please use letters and signs only' }).default(''),
  consent: z.literal('yes', { message: 'Please agree, so that we may keep your application' }),
})
export type ApplicationApply = z.infer<typeof ApplicationApply>

const place = (path: string, summary: string) => ({
  path: `/application/${path}` as const,
  summary,
  tag: 'application',
})
const manage = { access: access.applications.manage }
const read = { access: access.applications.read }
const one = (field: string) => ({ record: { kind: 'application', field } })

export const application = {
  list: listEndpoint(
    place('list', 'List applications'),
    Application,
    {
      sort: ['updateDate', 'stageDate', 'name', 'job', 'stage'],
      filters: {
        company: recordId,
        job: recordId,
        stage: recordId,
        stageKind: z.enum(stageKinds),
        candidate: recordId,
        /** Came in on that day or later. */
        since: plainDate,
        hasResume: z.boolean(),
      },
      search: ['name', 'email', 'job'],
    },
    read,
  ),
  view: endpoint('POST', place('view', 'View an application'), { ...read, ...one('applicationId') })
    .input(z.object({ applicationId: recordId }))
    .output(z.object({ success: z.literal(true), data: ApplicationRecord })),
  /** With `version`, somebody who saw an older one is told where it stands now. */
  move: endpoint('POST', place('move/{id}', 'Move an application to another stage'), { ...manage, ...one('id') })
    .input(
      z.object({
        id: recordId,
        version: z.int().optional(),
        stage: recordId,
        /** Asked for by a stage in which applications are declined, and by no other. */
        declinedBy: z.enum(decliners).optional(),
        reason: text(500).default(''),
      }),
    )
    .output(savedAnswer(Application)),
  delete: endpoint('DELETE', place('delete/{id}', 'Delete an application'), { ...manage, ...one('id') })
    .input(z.object({ id: recordId }))
    .output(deletedAnswer),
}
