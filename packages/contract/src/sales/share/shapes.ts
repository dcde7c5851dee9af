import * as z from 'zod'
import { shownColumns, usualShownColumns } from '../../candidate/paper/columns.ts'
import { email } from '../../field/email.ts'
import { boundedText } from '../../field/name.ts'
import { plainDate } from '../../field/plain-date.ts'
import { access } from '../../wire/access.ts'
import { endpoint, listEndpoint, savedAnswer, updateInput } from '../../wire/endpoint.ts'
import { languages } from '../../wire/language.ts'
import { joined, moment, recordBase, recordId, userInfo } from '../../wire/record.ts'
import { shareStates, shareWishes } from './columns.ts'

/** A link that shows a hotlist outside. Its address is a secret, and asked for by itself. */
export const Share = z.object({
  ...recordBase,
  hotListId: recordId,
  hotlistName: z.string(),
  title: z.string(),
  note: z.string(),
  columns: z.array(z.enum(shownColumns)),
  /** Names are shortened to their first letters. */
  showsInitials: z.boolean(),
  hasPassword: z.boolean(),
  /** The last day on which it opens, by the company's clock. */
  expiresOn: z.iso.date(),
  revokedDate: moment.nullable(),
  state: z.enum(shareStates),
  viewCount: z.int(),
  openRequestCount: z.int(),
  userInfo,
})
export type Share = z.infer<typeof Share>

const optionalText = (max: number) => z.string().trim().max(max, `Maximum ${max} characters`)
const password = z.string().min(8, 'Minimum 8 characters').max(72, 'Maximum 72 characters')

const fields = z.object({
  title: boundedText('Title', 3, 50),
  note: optionalText(500),
  columns: z.array(z.enum(shownColumns)).max(shownColumns.length),
  showsInitials: z.boolean(),
  /** Null for none. It is never answered. */
  password: password.nullable(),
  expiresOn: plainDate,
})
export const ShareAdd = fields.extend({
  hotListId: recordId,
  note: fields.shape.note.default(''),
  columns: fields.shape.columns.default([...usualShownColumns]),
  showsInitials: fields.shape.showsInitials.default(false),
  password: fields.shape.password.default(null),
  expiresOn: fields.shape.expiresOn.optional(),
})
export type ShareAdd = z.infer<typeof ShareAdd>
export const ShareUpdate = updateInput(fields)
export type ShareUpdate = z.infer<typeof ShareUpdate>

/** As the form gives it: an empty password keeps the one that stands. */
export const ShareDialogValues = fields
  .omit({ password: true })
  .extend({ hasPassword: z.boolean(), keepsPassword: z.boolean(), password: z.union([z.literal(''), password]) })
  .refine((given) => !given.hasPassword || given.keepsPassword || given.password !== '', {
    path: ['password'],
    message: 'Password is required',
  })

/** Request of somebody outside: for one person, or for the whole list. */
export const ShareAsk = z.object({
  /** Names the person on the page; without it, the whole list. */
  person: z.string().max(100).default(''),
  wish: z.enum(shareWishes, 'Please choose what you ask for'),
  email,
  name: optionalText(100).default(''),
  company: optionalText(100).default(''),
  message: optionalText(1000).default(''),
})
export type ShareAsk = z.infer<typeof ShareAsk>

export const ShareRequest = z.object({
  ...recordBase,
  shareId: recordId,
  shareTitle: z.string(),
  hotListId: recordId,
  wish: z.enum(shareWishes),
  /** Empty for the whole list, and once the person is gone. */
  candidateInfo: joined({ _id: recordId, name: z.string(), firstName: z.string(), lastName: z.string() }),
  isWholeList: z.boolean(),
  email: z.string(),
  name: z.string(),
  company: z.string(),
  message: z.string(),
  isDone: z.boolean(),
})
export type ShareRequest = z.infer<typeof ShareRequest>

/** The people as a visitor sees them, each cell in words. */
export const SharedTable = z.object({
  columns: z.array(z.object({ key: z.enum(['name', ...shownColumns]), title: z.string() })),
  rows: z.array(z.object({ id: recordId, cells: z.array(z.string()) })),
})
export type SharedTable = z.infer<typeof SharedTable>

const place = (path: string, summary: string) => ({ path: `/share/${path}` as const, summary, tag: 'share' })
const manage = { access: access.shares.manage }
const read = { access: access.shares.read }
const one = (field = 'id', kind = 'share') => ({ record: { kind, field } })
const ofId = z.object({ id: recordId })

export const share = {
  list: listEndpoint(
    place('list', 'List share links'),
    Share,
    {
      sort: ['title', 'expiresOn', 'viewCount'],
      filters: { hotlist: recordId, state: z.enum(shareStates) },
      search: ['title', 'hotlistName'],
    },
    read,
  ),
  add: endpoint('POST', place('add', 'Share a hotlist by a link'), { ...manage, ...one('hotListId', 'hotlist') })
    .input(ShareAdd)
    .output(savedAnswer(Share)),
  view: endpoint('POST', place('view', 'View a share link, and on how many days it was opened'), { ...read, ...one() })
    .input(ofId)
    .output(
      z.object({
        success: z.literal(true),
        data: Share,
        /** The latest first; a day without a view is left out. */
        days: z.array(z.object({ day: z.iso.date(), views: z.int() })),
      }),
    ),
  update: endpoint('PUT', place('update/{id}', 'Update a share link'), { ...manage, ...one() })
    .input(ShareUpdate)
    .output(savedAnswer(Share)),
  revoke: endpoint('POST', place('revoke/{id}', 'Revoke a share link for good'), { ...manage, ...one() })
    .input(ofId)
    .output(savedAnswer(Share)),
  address: endpoint('POST', place('address', 'The address of a share link'), { ...manage, ...one() })
    .input(ofId)
    .output(z.object({ success: z.literal(true), address: z.url() })),
  preview: endpoint('POST', place('preview', 'What a visitor sees of the people'), { ...read, ...one() })
    .input(ofId.extend({ language: z.enum(languages).default('en') }))
    .output(z.object({ success: z.literal(true), data: SharedTable })),
  listRequest: listEndpoint(
    place('list-request', 'List what visitors asked for'),
    ShareRequest,
    {
      sort: ['email', 'isDone'],
      filters: { hotlist: recordId, share: recordId, isDone: z.boolean() },
      search: ['email', 'name', 'company'],
    },
    read,
  ),
  answerRequest: endpoint('POST', place('answer-request/{id}', 'Mark a request as done, or as open again'), {
    ...manage,
    ...one('id', 'share-request'),
  })
    .input(ofId.extend({ isDone: z.boolean() }))
    .output(savedAnswer(ShareRequest)),
}
