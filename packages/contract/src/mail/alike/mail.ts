import * as z from 'zod'
import { joined, moment, recordId } from '../../wire/record.ts'
import { inboxStates } from '../inbox/kinds.ts'

/** Conversations about one requirement that are shown, the newest. */
export const alikeShownMax = 12

/** One of the conversations that ask for the same, with what its vendor offers. */
export const AlikeMail = z.object({
  _id: recordId,
  senderName: z.string(),
  senderAddress: z.string(),
  vendorInfo: joined({ _id: recordId, name: z.string() }),
  lastDate: moment,
  state: z.enum(inboxStates),
  isUnread: z.boolean(),
  /** As it was read; null if the mail names none. */
  rate: z
    .object({
      min: z.number().nullable(),
      max: z.number().nullable(),
      /** ISO 4217. */
      currency: z.string(),
      /** hour, day, week, month or year; empty if the mail does not say. */
      per: z.string(),
    })
    .nullable(),
  payTypes: z.array(z.string()),
})
export type AlikeMail = z.infer<typeof AlikeMail>
