import * as z from 'zod'
import { email } from '../../field/email.ts'
import { boundedText } from '../../field/name.ts'
import { wholeCompany } from '../../vendor/vendor/kinds.ts'
import { access, companyRoles } from '../../wire/access.ts'
import { deletedAnswer, endpoint, listEndpoint, savedAnswer, updateInput } from '../../wire/endpoint.ts'
import { languages } from '../../wire/language.ts'
import { joined, moment, recordBase, recordId, status, userInfo } from '../../wire/record.ts'
import { mailTopics } from '../campaign/kinds.ts'
import { bodyCharsMax, bodyHtmlCharsMax, charsIn, subjectCharsMax } from './limits.ts'
import { bracedIn, isMergeField, type MergeField, mergeFields } from './merge-fields.ts'

export const EmailTemplate = z.object({
  ...recordBase,
  name: z.string(),
  topic: z.enum(mailTopics),
  businessUnit: z.union([z.literal(wholeCompany), recordId]),
  businessUnitInfo: joined({ _id: recordId, name: z.string() }),
  /** Address for answers; empty is the sender's. */
  email: z.string(),
  subject: z.string(),
  status,
  /** Number of times that its words were saved. */
  versions: z.int(),
  updateDate: moment,
  userInfo,
})
export type EmailTemplate = z.infer<typeof EmailTemplate>

const mergeField = z.enum(mergeFields as [MergeField, ...MergeField[]])

/** With what it says, which a list does not carry. */
export const WholeEmailTemplate = EmailTemplate.extend({
  /** Sanitised HTML; a merge field is `<span data-field="contact.firstName"></span>`. */
  body: z.string(),
  /** Fields that subject and body ask for. */
  fields: z.array(mergeField),
})
export type WholeEmailTemplate = z.infer<typeof WholeEmailTemplate>

const knowsFields = (text: string) => bracedIn(text).every(isMergeField)

const fields = z.object({
  name: boundedText('Name', 3, 50),
  topic: z.enum(mailTopics, 'Topic is required'),
  businessUnit: z
    .string('Business Unit is required')
    .refine((id) => id === wholeCompany || recordId.safeParse(id).success, { message: 'Business Unit is required' }),
  email: z.literal('').or(email),
  subject: boundedText('Subject', 3, subjectCharsMax)
    .refine(knowsFields, { message: 'Please use only the fields of the menu in double braces' })
    .refine((text) => !bracedIn(text).includes('candidates'), { message: 'A table cannot stand in a subject' }),
  body: z
    .string('Message is required')
    .max(bodyHtmlCharsMax, `Maximum ${bodyCharsMax} characters`)
    .refine((html) => charsIn(html) <= bodyCharsMax, { message: `Maximum ${bodyCharsMax} characters` })
    .refine((html) => charsIn(html) > 0 || html.includes('data-field='), { message: 'Message is required' })
    .refine(knowsFields, { message: 'Please use only the fields of the menu in double braces' }),
  status,
})
const { shape } = fields

export const EmailTemplateAdd = fields.extend({
  businessUnit: shape.businessUnit.default(wholeCompany),
  email: shape.email.default(''),
  status: shape.status.default('active'),
})
export type EmailTemplateAdd = z.infer<typeof EmailTemplateAdd>
export const EmailTemplateUpdate = updateInput(fields)
export type EmailTemplateUpdate = z.infer<typeof EmailTemplateUpdate>

export const EmailTemplateVersion = z.object({
  number: z.int(),
  savedDate: moment,
  userInfo,
  email: z.string(),
  subject: z.string(),
  body: z.string(),
})
export type EmailTemplateVersion = z.infer<typeof EmailTemplateVersion>

/** Input of a preview: somebody who may get the mail, and the records that it is about. */
export const MailPreviewAsked = z.object({
  subject: z.string().max(subjectCharsMax),
  body: z.string().max(bodyHtmlCharsMax),
  businessUnit: shape.businessUnit.default(wholeCompany),
  contactId: recordId.optional(),
  vendorId: recordId.optional(),
  candidateIds: z.array(recordId).max(50).default([]),
  jobId: recordId.optional(),
  hotlistId: recordId.optional(),
  language: z.enum(languages).default('en'),
})
export type MailPreviewAsked = z.infer<typeof MailPreviewAsked>

export const MailPreview = z.object({
  subject: z.string(),
  /** A whole document, as a mail program gets it. */
  html: z.string(),
  text: z.string(),
  /** Asked for, and not to be had from these records. */
  unfilled: z.array(mergeField),
})
export type MailPreview = z.infer<typeof MailPreview>

const place = (path: string, summary: string) => ({
  path: `/email-template/${path}` as const,
  summary,
  tag: 'email-template',
})
const manage = { access: access.vendors.manage }
const read = { access: access.vendors.read }
const one = (field: string) => ({ record: { kind: 'email-template', field } })
const saved = savedAnswer(WholeEmailTemplate)

export const emailTemplate = {
  list: listEndpoint(
    place('list', 'List email templates'),
    EmailTemplate,
    {
      sort: ['name', 'subject', 'topic', 'status', 'updateDate'],
      filters: { status, topic: z.enum(mailTopics) },
      search: ['name', 'subject'],
    },
    read,
  ),
  add: endpoint('POST', place('add', 'Add an email template'), manage).input(EmailTemplateAdd).output(saved),
  view: endpoint('POST', place('view', 'View an email template'), { ...read, ...one('templateId') })
    .input(z.object({ templateId: recordId }))
    .output(z.object({ success: z.literal(true), data: WholeEmailTemplate })),
  update: endpoint('PUT', place('update/{id}', 'Update an email template'), { ...manage, ...one('id') })
    .input(EmailTemplateUpdate)
    .output(saved),
  delete: endpoint('DELETE', place('delete/{id}', 'Delete an email template'), { ...manage, ...one('id') })
    .input(z.object({ id: recordId }))
    .output(deletedAnswer),
  copy: endpoint('POST', place('copy/{id}', 'Copy an email template'), { ...manage, ...one('id') })
    .input(z.object({ id: recordId }))
    .output(saved),
  /** Every wording that was saved, the latest first. */
  versions: endpoint('POST', place('versions', 'The versions of an email template'), { ...read, ...one('templateId') })
    .input(z.object({ templateId: recordId }))
    .output(z.object({ success: z.literal(true), data: z.array(EmailTemplateVersion) })),
  restoreVersion: endpoint('POST', place('restore-version', 'Put an earlier version back'), {
    ...manage,
    ...one('templateId'),
  })
    .input(z.object({ templateId: recordId, number: z.int().min(1).max(1_000_000), version: z.int().optional() }))
    .output(saved),
  /** A mail, saved or not, as this person would get it. */
  preview: endpoint('POST', place('preview', 'Show a mail with real records'), { access: companyRoles })
    .input(MailPreviewAsked)
    .output(z.object({ success: z.literal(true), data: MailPreview })),
  /** The same to whoever asks. */
  test: endpoint('POST', place('test', 'Send a mail with real records to oneself'), { access: access.campaigns.manage })
    .input(MailPreviewAsked)
    .output(z.object({ success: z.literal(true), message: z.string() })),
}
