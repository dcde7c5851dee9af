import * as z from 'zod'
import { email } from '../../field/email.ts'
import { personNameFields } from '../../field/name.ts'
import { optionalPhone, phone } from '../../field/phone.ts'
import { whoAreYouTypes } from '../../field/who-are-you.ts'
import { access } from '../../wire/access.ts'
import { deletedAnswer, endpoint, listEndpoint, savedAnswer, updateInput } from '../../wire/endpoint.ts'
import { languages } from '../../wire/language.ts'
import { companyInfo, joined, moment, recordBase, recordId, userInfo } from '../../wire/record.ts'
import { leadHappenings, leadKinds, leadMoves, leadStates, leadsAtOnceMax, leadTargets } from './kinds.ts'
import { isAnswer, type QuestionName, questionNames } from './questions.ts'

const text = (max: number) => z.string().trim().max(max, `Maximum ${max} characters`)
const plain = (value: string) => !/\p{Cc}/u.test(value.replace(/[\t\r\n]/g, ''))
const written = (max: number) => text(max).refine(plain, { message: 'Please use letters and signs only' }).default('')

const answers = z
  .partialRecord(z.enum(questionNames as [QuestionName, ...QuestionName[]]), z.string())
  .superRefine((given, check) => {
    for (const [name, value] of Object.entries(given))
      if (!isAnswer(name as QuestionName, value))
        check.addIssue({ code: 'custom', path: [name], message: 'Please choose one of the answers' })
  })

/** Fields that a visitor sends by a form of the site. A name of two letters is a name: nobody is there to be asked. */
export const LeadAdd = z.object({
  kind: z.enum(leadKinds),
  firstName: personNameFields.firstName,
  // People with one name leave it empty.
  lastName: personNameFields.lastName.default(''),
  email,
  phone: optionalPhone.default(''),
  /** By its ISO code; empty if it is not said. */
  country: z
    .string()
    .regex(/^([A-Z]{2})?$/, 'Country is required')
    .default(''),
  companyName: written(100),
  message: written(2000),
  answers: answers.default({}),
  language: z.enum(languages).default('en'),
  consent: z.literal('yes', { message: 'Please agree, so that we may answer you' }),
  /** The page that led to the form, without its query. */
  referrer: written(200),
})
export type LeadAdd = z.infer<typeof LeadAdd>

export const Lead = z.object({
  ...recordBase,
  updateDate: moment,
  kind: z.enum(leadKinds),
  state: z.enum(leadStates),
  /** Reason for closing it. */
  closeReason: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  country: z.string(),
  companyName: z.string(),
  language: z.enum(languages),
  /** Company and member that work on it. */
  companyInfo,
  memberInfo: userInfo,
})
export type Lead = z.infer<typeof Lead>

const Happening = z.object({
  _id: recordId,
  at: moment,
  action: z.enum(leadHappenings),
  from: z.enum(leadStates).nullable(),
  to: z.enum(leadStates).nullable(),
  reason: z.string(),
  /** Empty for the visitor. */
  userInfo,
})

/** Record that a lead became; without an id if nothing was made of it. */
const convertedInfo = joined({ kind: z.enum(leadTargets), record: recordId.nullable(), isNew: z.boolean() })

/** A lead with what its page tells beside it. */
export const LeadRecord = Lead.extend({
  message: z.string(),
  answers: z.record(z.string(), z.string()),
  /** The address of the form, and of the page that led to it. */
  page: z.string(),
  referrer: z.string(),
  /** Moment at which the visitor agreed to be kept, and the version of the words. */
  consentDate: moment,
  consentVersion: z.int(),
  note: z.string(),
  /** From a dated table; empty if none fits the answers. */
  estimateInfo: joined({
    points: z.int(),
    of: z.int(),
    pass: z.int(),
    table: z.string(),
    tableDate: z.string(),
    source: z.url(),
    isDue: z.boolean(),
  }),
  /** The consultation that the visitor booked, the newest; when it is, and who speaks with them. */
  consultationInfo: joined({
    startDate: moment,
    minutes: z.int(),
    zone: z.string(),
    isCancelled: z.boolean(),
    hostInfo: userInfo,
  }),
  convertedInfo,
  /** Other leads of the same address or phone that the reader sees, newest first. */
  sameInfo: joined({
    _id: recordId,
    createDate: moment,
    kind: z.enum(leadKinds),
    state: z.enum(leadStates),
    firstName: z.string(),
    lastName: z.string(),
  }),
  /** Newest first. */
  timeline: z.array(Happening),
})
export type LeadRecord = z.infer<typeof LeadRecord>

/** Without what is not given the lead's own words count. */
export const LeadConvert = z.object({
  id: recordId,
  version: z.int().optional(),
  into: z.enum(leadTargets),
  phone: phone.optional(),
  companyName: text(100).optional(),
  type: z.enum(whoAreYouTypes).optional(),
  yourCountry: recordId.optional(),
  clientCountry: recordId.optional(),
})
export type LeadConvert = z.infer<typeof LeadConvert>

const place = (path: string, summary: string) => ({ path: `/lead/${path}` as const, summary, tag: 'lead' })
const manage = { access: access.leads.manage }
const read = { access: access.leads.read }
const one = (field = 'id') => ({ record: { kind: 'lead', field } })

export const lead = {
  /** The answer is the same whether or not a person sent it. */
  send: endpoint(
    'POST',
    { path: '/public/lead', summary: 'Write to whoever runs this installation', tag: 'lead' },
    { access: 'anyone' },
  )
    .input(LeadAdd.extend({ website: z.string().max(200).default('') }))
    .output(z.object({ success: z.literal(true), message: z.string() })),
  list: listEndpoint(
    place('list', 'List leads'),
    Lead,
    {
      sort: ['updateDate', 'name', 'state'],
      filters: {
        kind: z.enum(leadKinds),
        state: z.enum(leadStates),
        company: recordId,
        member: recordId,
        isAssigned: z.boolean(),
      },
      search: ['name', 'email', 'phone'],
    },
    read,
  ),
  view: endpoint('POST', place('view', 'View a lead'), { ...read, ...one('leadId') })
    .input(z.object({ leadId: recordId }))
    .output(z.object({ success: z.literal(true), data: LeadRecord })),
  update: endpoint('PUT', place('update/{id}', 'Note something of a lead'), { ...manage, ...one() })
    .input(updateInput(z.object({ note: text(2000) })))
    .output(savedAnswer(Lead)),
  /** With `version`, somebody who saw an older one is told where it stands now. */
  move: endpoint('POST', place('move/{id}', 'Say where a lead stands'), { ...manage, ...one() })
    .input(
      z.object({ id: recordId, version: z.int().optional(), to: z.enum(leadMoves), reason: text(500).default('') }),
    )
    .output(savedAnswer(Lead)),
  /** Administrators choose the company, and its members who of them works on it. */
  assign: endpoint('POST', place('assign', 'Give leads to a company or a member'), manage)
    .input(
      z.object({
        leadIds: z.array(recordId).min(1).max(leadsAtOnceMax),
        company: recordId.nullable().optional(),
        member: recordId.nullable().optional(),
      }),
    )
    .output(z.object({ success: z.literal(true), message: z.string(), assigned: z.int() })),
  convert: endpoint('POST', place('convert/{id}', 'Make a candidate, a company or a student of a lead'), {
    ...manage,
    ...one(),
  })
    .input(LeadConvert)
    .output(savedAnswer(Lead.extend({ convertedInfo }))),
  /** Moves the record that the conversion made to the bin; one that was there before stays. */
  revert: endpoint('POST', place('revert/{id}', 'Undo the conversion of a lead'), { ...manage, ...one() })
    .input(z.object({ id: recordId }))
    .output(savedAnswer(Lead)),
  delete: endpoint('DELETE', place('delete/{id}', 'Delete a lead'), { ...manage, ...one() })
    .input(z.object({ id: recordId }))
    .output(deletedAnswer),
}
