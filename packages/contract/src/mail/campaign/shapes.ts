import * as z from 'zod'
import { fileKey, StoredFile } from '../../base/file/shapes.ts'
import { boundedText } from '../../field/name.ts'
import { access } from '../../wire/access.ts'
import { deletedAnswer, endpoint, listEndpoint, savedAnswer, updateInput } from '../../wire/endpoint.ts'
import { joined, moment, recordBase, recordId, userInfo } from '../../wire/record.ts'
import { leftOutReasons } from '../recipient/kinds.ts'
import { LeftOut } from '../recipient/shapes.ts'
import {
  bodyMax,
  campaignKinds,
  campaignStates,
  filesMax,
  followUpDaysMax,
  followUpsMax,
  mailTopics,
  subjectMax,
} from './kinds.ts'
import { MailShown, Reach } from './reach.ts'
import { MailRule, MailRuleAdd } from './rule.ts'

const named = joined({ _id: recordId, name: z.string() })

/** Numbers of a campaign's people by their state. */
const Counts = z.object({
  people: z.int(),
  waiting: z.int(),
  accepted: z.int(),
  refused: z.int(),
  bounced: z.int(),
  unknown: z.int(),
  leftOut: z.int(),
  cancelled: z.int(),
  clicked: z.int(),
  replied: z.int(),
  unsubscribed: z.int(),
})

const daysWrong = `Choose between 1 and ${followUpDaysMax} days`
/** Mail to whoever does not answer, so many days after the mail before it. */
export const FollowUp = z.object({
  afterDays: z.int(daysWrong).min(1, daysWrong).max(followUpDaysMax, daysWrong),
  body: z.string().min(1, 'Please write the follow-up').max(bodyMax, `Maximum ${bodyMax} characters`),
})
export type FollowUp = z.infer<typeof FollowUp>

/** A follow-up of a campaign that was started: it is a campaign of its own, with own people. */
const CampaignStep = z.object({
  _id: recordId,
  step: z.int(),
  state: z.enum(campaignStates),
  /** Moment at which it begins at the earliest. */
  startsAt: moment,
  waiting: z.int(),
  accepted: z.int(),
  replied: z.int(),
  leftOut: z.int(),
})

export const Campaign = z.object({
  ...recordBase,
  updateDate: moment,
  kind: z.enum(campaignKinds),
  topic: z.enum(mailTopics),
  subject: z.string(),
  body: z.string(),
  hotlist: recordId.nullable(),
  hotlistInfo: named,
  job: recordId.nullable(),
  jobInfo: named,
  /** The template that it began with. */
  template: recordId.nullable(),
  templateInfo: named,
  /** The business units that it comes from, and that answers go to. */
  from: recordId.nullable(),
  fromInfo: named,
  replyTo: recordId.nullable(),
  replyToInfo: named,
  groups: z.array(recordId),
  groupInfo: named,
  vendors: z.array(recordId),
  vendorInfo: named,
  contacts: z.array(recordId),
  contactInfo: named,
  candidates: z.array(recordId),
  candidateInfo: named,
  /** Files that go along with each mail. */
  files: z.array(fileKey),
  fileInfo: z.array(StoredFile),
  /** The campaign that this one sends again; with `onlyMissed`, to those alone who did not get it. */
  againOf: recordId.nullable(),
  /** The plan; once it is started `steps` says what becomes of it. */
  followUps: z.array(FollowUp),
  /** The campaign that this one follows up, and as which. */
  first: recordId.nullable(),
  firstInfo: named,
  step: z.int(),
  steps: z.array(CampaignStep),
  onlyMissed: z.boolean(),
  /** True if it was sent in test mode: what it says was kept here, and nobody got it. */
  isTest: z.boolean(),
  state: z.enum(campaignStates),
  /** Reason why it stopped by itself. */
  reason: z.string().nullable(),
  /** The mail server's own words about that; empty if it gave none. */
  reasonWords: z.string(),
  startsAt: moment.nullable(),
  startedDate: moment.nullable(),
  endedDate: moment.nullable(),
  counts: Counts,
  userInfo,
})
export type Campaign = z.infer<typeof Campaign>

const chosen = (max: number) => z.array(recordId).max(max, `Choose no more than ${max}`)
const fields = z.object({
  kind: z.enum(campaignKinds),
  subject: boundedText('Subject', 3, subjectMax),
  body: z.string().max(bodyMax, `Maximum ${bodyMax} characters`),
  hotlist: recordId.nullable(),
  job: recordId.nullable(),
  template: recordId.nullable(),
  from: recordId.nullable(),
  replyTo: recordId.nullable(),
  groups: chosen(50),
  vendors: chosen(500),
  contacts: chosen(500),
  candidates: chosen(500),
  files: z.array(fileKey).max(filesMax, `Choose no more than ${filesMax}`),
  followUps: z.array(FollowUp).max(followUpsMax, `Choose no more than ${followUpsMax}`),
})
export const CampaignAdd = fields.extend({
  body: fields.shape.body.default(''),
  hotlist: fields.shape.hotlist.default(null),
  job: fields.shape.job.default(null),
  template: fields.shape.template.default(null),
  from: fields.shape.from.default(null),
  replyTo: fields.shape.replyTo.default(null),
  groups: fields.shape.groups.default([]),
  vendors: fields.shape.vendors.default([]),
  contacts: fields.shape.contacts.default([]),
  candidates: fields.shape.candidates.default([]),
  files: fields.shape.files.default([]),
  followUps: fields.shape.followUps.default([]),
})
export type CampaignAdd = z.infer<typeof CampaignAdd>
export const CampaignUpdate = updateInput(fields)
export type CampaignUpdate = z.infer<typeof CampaignUpdate>

const place = (path: string, summary: string) => ({ path: `/campaign/${path}` as const, summary, tag: 'campaign' })
const read = { access: access.campaigns.read }
const manage = { access: access.campaigns.manage }
const one = { record: { kind: 'campaign', field: 'id' } }
const ofId = z.object({ id: recordId })
const saved = savedAnswer(Campaign)
const page = z.object({ page: z.int().min(1).default(1), limit: z.int().min(1).max(100).default(20) })

export const campaign = {
  list: listEndpoint(
    place('list', 'List campaigns'),
    Campaign,
    {
      sort: ['subject', 'kind', 'state', 'startedDate', 'updateDate'],
      filters: { kind: z.enum(campaignKinds), state: z.enum(campaignStates), hotlist: recordId, job: recordId },
      search: ['subject'],
    },
    read,
  ),
  add: endpoint('POST', place('add', 'Begin a campaign as a draft'), manage).input(CampaignAdd).output(saved),
  view: endpoint('POST', place('view', 'View a campaign'), { ...read, ...one })
    .input(ofId)
    .output(z.object({ success: z.literal(true), data: Campaign })),
  update: endpoint('PUT', place('update/{id}', 'Change the draft of a campaign'), { ...manage, ...one })
    .input(CampaignUpdate)
    .output(saved),
  discard: endpoint('DELETE', place('discard/{id}', 'Discard the draft of a campaign'), { ...manage, ...one })
    .input(ofId)
    .output(deletedAnswer),
  reach: endpoint('POST', place('check', 'Who would get the mail of a draft, and who not, and why'), {
    ...manage,
    ...one,
  })
    .input(ofId)
    .output(z.object({ success: z.literal(true), data: Reach })),
  listLeftOut: endpoint('POST', place('left-out/view', 'Who would be left out for one reason'), { ...manage, ...one })
    .input(ofId.extend({ reason: z.enum(leftOutReasons), ...page.shape }))
    .output(z.object({ success: z.literal(true), data: z.array(LeftOut), totalDocs: z.int() })),
  mail: endpoint('POST', place('mail/view', 'The mail of a draft as one of its people gets it'), { ...manage, ...one })
    /** Counted from one, in the order of addresses; or whom these words find first. */
    .input(
      ofId.extend({
        at: z.int().min(1).default(1),
        find: z.string().trim().max(100).default(''),
        /** Number of the follow-up; zero is the mail itself. */
        step: z.int().min(0).max(followUpsMax).default(0),
      }),
    )
    .output(z.object({ success: z.literal(true), data: MailShown.nullable() })),
  test: endpoint('POST', place('test/{id}', 'Send one mail of a draft to oneself'), { ...manage, ...one })
    .input(ofId.extend({ at: z.int().min(1).default(1), find: z.string().trim().max(100).default('') }))
    .output(z.object({ success: z.literal(true), message: z.string() })),
  start: endpoint('POST', place('start/{id}', 'Send a campaign, now or at a moment'), { ...manage, ...one })
    .input(ofId.extend({ version: z.int().optional(), startsAt: moment.nullable().default(null) }))
    .output(saved),
  pause: endpoint('POST', place('pause/{id}', 'Pause a campaign'), { ...manage, ...one })
    .input(ofId)
    .output(saved),
  resume: endpoint('POST', place('resume/{id}', 'Go on with a campaign'), { ...manage, ...one })
    .input(ofId)
    .output(saved),
  cancel: endpoint('POST', place('cancel/{id}', 'Cancel what is left of a campaign'), { ...manage, ...one })
    .input(ofId)
    .output(saved),
  again: endpoint('POST', place('again/{id}', 'Begin the same campaign anew, for all or for who did not get it'), {
    ...manage,
    ...one,
  })
    .input(ofId.extend({ onlyMissed: z.boolean().default(false) }))
    .output(saved),
  drawResumes: endpoint(
    'POST',
    place('draw-resumes', "Draw resumes in the company's own format, to go along with a campaign"),
    manage,
  )
    .input(z.object({ candidates: z.array(recordId).min(1).max(filesMax, `Choose no more than ${filesMax}`) }))
    .output(z.object({ success: z.literal(true), data: z.array(StoredFile) })),
  getRule: endpoint('POST', place('rule', 'What mails to many obey in a company'), { access: access.setup.read })
    .input(z.object({}).prefault({}))
    .output(z.object({ success: z.literal(true), data: MailRule })),
  addRule: endpoint('POST', place('add-rule', 'Choose what mails to many obey'), { access: access.setup.manage })
    .input(MailRuleAdd)
    .output(savedAnswer(MailRule)),
}
