import type { Campaign, CampaignAdd } from '@corridor/contract/mail/campaign/shapes'
import type { RecordFormState } from '../../../lib/form/use-record-form'
import { text } from '../../../lib/language/text'

export type CampaignForm = RecordFormState<CampaignAdd>

export const emptyCampaign: CampaignAdd = {
  kind: 'hotlist',
  subject: '',
  body: '',
  hotlist: null,
  job: null,
  template: null,
  from: null,
  replyTo: null,
  groups: [],
  vendors: [],
  contacts: [],
  candidates: [],
  files: [],
  followUps: [],
}

export const campaignLabels: Record<keyof CampaignAdd, string> = {
  kind: text('What is sent'),
  subject: text('Subject'),
  body: text('Mail'),
  hotlist: text('Hotlist'),
  job: text('Job'),
  template: text('Template'),
  from: text('From'),
  replyTo: text('Reply To'),
  groups: text('Vendor Groups'),
  vendors: text('Vendors'),
  contacts: text('Contacts'),
  candidates: text('Candidates'),
  files: text('Attachments'),
  followUps: text('Follow-ups'),
}

/** Values of the form for a draft that stands. */
export const toValues = (row: Campaign): CampaignAdd & { id: string; version: number } => ({
  ...{ id: row._id, version: row.version, kind: row.kind, subject: row.subject, body: row.body },
  ...{ hotlist: row.hotlist, job: row.job, template: row.template, from: row.from, replyTo: row.replyTo },
  ...{ groups: row.groups, vendors: row.vendors, contacts: row.contacts, candidates: row.candidates },
  files: row.files,
  followUps: row.followUps,
})
