import * as z from 'zod'
import { access } from '../../wire/access.ts'
import { listEndpoint } from '../../wire/endpoint.ts'
import { joined, moment, recordId } from '../../wire/record.ts'
import { countedMails } from '../report/counted.ts'
import { mailOutcomes } from '../report/kinds.ts'
import { leftOutReasons, recipientMarks, recipientStates } from './kinds.ts'

const named = joined({ _id: recordId, name: z.string() })

/** Evidence of why somebody is left out. */
export const Evidence = z.object({
  /** Moment at which it happened. */
  date: moment.nullable(),
  /** The mail by which, or about which. */
  mail: z.string(),
  /** The words of a server, or of whoever noted it. */
  words: z.string(),
  /** The address or domain that is suppressed, if it is not the person's own address. */
  value: z.string(),
})
export type Evidence = z.infer<typeof Evidence>

/** One person of a campaign, and what happened to their mail. */
export const Recipient = z.object({
  _id: recordId,
  createDate: moment,
  campaign: recordId,
  campaignInfo: named,
  /** True if the mail was kept here in test mode: they did not get it. */
  isTest: z.boolean(),
  name: z.string(),
  emailId: z.string(),
  vendorInfo: named,
  contactInfo: named,
  candidateInfo: named,
  state: z.enum(recipientStates),
  leftOut: z.enum(leftOutReasons).nullable(),
  evidence: Evidence.nullable(),
  /** The server's last words. */
  answer: z.string(),
  attempts: z.int(),
  /** Moment at which its state was reached, or at which it is tried again. */
  stateDate: moment.nullable(),
  /** Moment at which they first followed a link that is counted; a program that looked at it in advance may be among them. */
  clickedDate: moment.nullable(),
  repliedDate: moment.nullable(),
  unsubscribedDate: moment.nullable(),
})
export type Recipient = z.infer<typeof Recipient>

export const LeftOut = Recipient.pick({ name: true, emailId: true, vendorInfo: true, evidence: true })
export type LeftOut = z.infer<typeof LeftOut>

export const recipient = {
  list: listEndpoint(
    { path: '/recipient/list', summary: 'List the people of a campaign, and what happened to each', tag: 'recipient' },
    Recipient,
    {
      sort: ['emailId', 'name', 'state', 'stateDate'],
      filters: {
        campaign: recordId,
        state: z.enum(recipientStates),
        leftOut: z.enum(leftOutReasons),
        mark: z.enum(recipientMarks),
        vendor: recordId,
        mails: countedMails,
        outcome: z.enum(mailOutcomes),
      },
      search: ['emailId', 'name'],
    },
    { access: access.campaigns.read },
  ),
}
