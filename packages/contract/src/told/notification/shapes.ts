import * as z from 'zod'
import { timeZone } from '../../field/time-zone.ts'
import { access } from '../../wire/access.ts'
import { endpoint, listEndpoint } from '../../wire/endpoint.ts'
import { moment, recordBase, recordId } from '../../wire/record.ts'
import { deliveries, markedMax, notificationKinds, notificationTabs, presets } from './kinds.ts'

const kind = z.enum(notificationKinds)

export const Notification = z.object({
  ...recordBase,
  kind,
  tab: z.enum(notificationTabs),
  /** Values that fill the kind's text. */
  params: z.record(z.string(), z.string()),
  /** Number of the same that were folded into this one. */
  times: z.int(),
  /** Name of the record that it is about; empty if it has none. */
  name: z.string(),
  /** The page that it opens. */
  path: z.string().nullable(),
  /** Null while it is unread. */
  readDate: moment.nullable(),
})
export type Notification = z.infer<typeof Notification>

/** Delivery of each kind to the caller, and whether that can be chosen. */
export const NotificationSetting = z.object({ kind, delivery: z.enum(deliveries), isFixed: z.boolean() })
export type NotificationSetting = z.infer<typeof NotificationSetting>

const Settings = z.object({ success: z.literal(true), data: z.array(NotificationSetting), timeZone: z.string() })

const place = (path: string, summary: string) => ({
  path: `/notification/${path}` as const,
  summary,
  tag: 'notification',
})
const own = { access: access.signedIn, beforeOnboarding: true }
const nothing = z.object({}).prefault({})
const done = z.object({ success: z.literal(true) })
const ids = z.array(recordId).min(1).max(markedMax)

/** Notifications of the signed-in person: their own, of the company that they work in now and of none. */
export const notification = {
  list: listEndpoint(
    place('list', 'List own notifications'),
    Notification,
    {
      sort: [],
      filters: { tab: z.enum(notificationTabs), isUnread: z.boolean(), kind },
      search: ['name'],
    },
    own,
  ),
  count: endpoint('POST', place('count', 'How many own notifications are unread'), own)
    .input(nothing)
    .output(
      z.object({
        success: z.literal(true),
        unread: z.int(),
        /** Zone in which the person's mornings are counted; null while no page has told. */
        timeZone: z.string().nullable(),
      }),
    ),
  /** Ids that are not the caller's are passed over. */
  mark: endpoint('PUT', place('mark', 'Mark own notifications as read, or as unread again'), own)
    .input(z.object({ ids, isRead: z.boolean() }))
    .output(done),
  markAll: endpoint('PUT', place('mark-all', 'Mark every own notification as read'), own)
    .input(nothing)
    .output(done.extend({ marked: z.int(), readDate: moment })),
  unmarkAll: endpoint('PUT', place('unmark-all', 'Take back what was marked at one moment'), own)
    .input(z.object({ readDate: moment }))
    .output(done),
  settings: endpoint('GET', place('settings', 'How each kind reaches the caller'), own).input(nothing).output(Settings),
  saveSettings: endpoint('PUT', place('settings', 'Choose how a kind reaches the caller'), own)
    .input(z.object({ kind, delivery: z.enum(deliveries) }))
    .output(Settings),
  savePreset: endpoint('PUT', place('preset', 'Choose at once how every kind reaches the caller'), own)
    .input(z.object({ preset: z.enum(presets) }))
    .output(Settings),
  saveTimeZone: endpoint('PUT', place('time-zone', 'Tell where the caller is, for the hour of the daily letter'), own)
    .input(z.object({ timeZone }))
    .output(done),
  unsubscribe: endpoint('POST', place('unsubscribe', 'End the daily letter by the link in it'), { access: 'anyone' })
    .input(z.object({ token: z.string().max(200) }))
    .output(done),
}
