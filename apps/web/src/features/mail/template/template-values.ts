import type { EmailTemplateAdd, WholeEmailTemplate } from '@corridor/contract/mail/template/shapes'
import { wholeCompany } from '@corridor/contract/vendor/vendor/kinds'
import type { RecordFormState } from '../../../lib/form/use-record-form'
import { text } from '../../../lib/language/text'

export type TemplateForm = RecordFormState<EmailTemplateAdd>

export const emptyTemplate: EmailTemplateAdd = {
  name: '',
  topic: 'hotlists',
  businessUnit: wholeCompany,
  email: '',
  subject: '',
  body: '',
  status: 'active',
}

export const templateLabels: Record<keyof EmailTemplateAdd, string> = {
  name: text('Name'),
  topic: text('Topic'),
  businessUnit: text('Business Unit'),
  email: text('Email'),
  subject: text('Subject'),
  body: text('Message'),
  status: text('Status'),
}

/** Values of the form for a template that stands. */
export const toValues = (template: WholeEmailTemplate): EmailTemplateAdd & { id: string; version: number } => ({
  id: template._id,
  version: template.version,
  name: template.name,
  topic: template.topic,
  businessUnit: template.businessUnit,
  email: template.email,
  subject: template.subject,
  body: template.body,
  status: template.status,
})
