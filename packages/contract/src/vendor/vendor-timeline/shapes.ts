import * as z from 'zod'
import { MailHappening } from '../../field/mail-happening.ts'
import { access } from '../../wire/access.ts'
import { endpoint } from '../../wire/endpoint.ts'
import { joined, moment, recordId, userInfo } from '../../wire/record.ts'
import { vendorHappenings, vendorParts } from './kinds.ts'

const value = z.union([z.string(), z.boolean(), z.array(z.string())]).nullable()

/** One thing that happened to a vendor, or to what stands below it. */
export const VendorTimelineEntry = z.object({
  _id: recordId,
  at: moment,
  action: z.enum(vendorHappenings),
  /** Kind that it happened to; null for the vendor. */
  part: z.enum(vendorParts).nullable(),
  /** Name of that record. */
  name: z.string().nullable(),
  groupInfo: joined({ _id: recordId, name: z.string() }),
  /** Changes of the vendor itself, by the contract's names; units, members and places by theirs. */
  changes: z.array(z.object({ field: z.string(), before: value, after: value })),
  /** Mail of this entry; null if it is about something else. */
  mail: MailHappening.nullable(),
  /** Empty for what the product did by itself. */
  userInfo,
})
export type VendorTimelineEntry = z.infer<typeof VendorTimelineEntry>

export const vendorTimeline = {
  view: endpoint(
    'POST',
    { path: '/vendor/timeline', summary: 'What happened to a vendor, newest first', tag: 'vendor' },
    { access: access.vendors.read, record: { kind: 'vendor', field: 'vendorId' } },
  )
    .input(
      z.object({
        vendorId: recordId,
        /** Entry to read on from: the entries before it are answered. */
        before: recordId.optional(),
        limit: z.int().min(1).max(100).default(10),
      }),
    )
    .output(z.object({ success: z.literal(true), data: z.array(VendorTimelineEntry), hasMore: z.boolean() })),
}
