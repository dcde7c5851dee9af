import * as z from 'zod'
import { StoredFile } from '../../base/file/shapes.ts'
import { leftOutReasons } from '../recipient/kinds.ts'

/** Reach of a draft now: the people who get the mail, and those who do not. */
export const Reach = z.object({
  people: z.int(),
  willGet: z.int(),
  willNot: z.int(),
  /** Addresses that were found in several places, and get one mail. */
  foundTwice: z.int(),
  reasons: z.array(z.object({ reason: z.enum(leftOutReasons), count: z.int() })),
  /** True if it would be kept here instead of sent. */
  isTest: z.boolean(),
  /** All that is missing before it can be sent, as the refusals say it: while something is, nobody gets it. */
  missing: z.array(
    z.object({
      code: z.string(),
      message: z.string(),
      params: z.record(z.string(), z.union([z.string(), z.number()])),
    }),
  ),
})
export type Reach = z.infer<typeof Reach>

/** A mail as one person gets it. */
export const MailShown = z.object({
  at: z.int(),
  of: z.int(),
  name: z.string(),
  emailId: z.string(),
  from: z.string(),
  replyTo: z.string(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  /** Files that go along with it. */
  files: z.array(StoredFile),
  /** The vendor in whose format its resumes are; empty if they are in the company's own. */
  formatOf: z.string(),
  bytes: z.int(),
})
export type MailShown = z.infer<typeof MailShown>
