import type { InboxKind, InboxState, KindRule, SenderProof } from '@corridor/contract/mail/inbox/kinds'
import type { InboxThread } from '@corridor/contract/mail/inbox/shapes'
import { type RecordRow, toNames, toRecordBase } from '../../../db/record/record.ts'

/** Values of a conversation that verbs write. */
export interface InboxValues {
  kind: InboxKind
  kind_rule: KindRule
  kind_words: string
  kind_by: string | null
  state: InboxState
  snoozed_until: string | null
  assigned_to: string | null
  is_unread: boolean
  job_id: string | null
  alike_id: string | null
  alike_by: string | null
}

export interface InboxRow extends RecordRow, Omit<InboxValues, 'snoozed_until'> {
  subject: string
  sender_name: string
  sender_address: string
  words: string
  /** A plain day. */
  back_day: string | null
  snoozed_until: Date | null
  last_at: Date
  sender_proof: SenderProof
  is_known: boolean
  mails: number
  audience: number
  mailbox_id: string
  mailbox_name: string
  mailbox_address: string
  assignee_first: string | null
  assignee_last: string | null
  vendor_id: string | null
  vendor_name: string | null
  contact_id: string | null
  contact_name: string | null
  candidate_id: string | null
  candidate_name: string | null
  campaign_id: string | null
  campaign_name: string | null
  job_name: string | null
}

/** Values for the audit: nothing of what a stranger wrote. */
export const toFacts = ({ kind, state, snoozed_until, assigned_to, job_id, alike_id }: InboxRow) => ({
  ...{ kind, state, snoozed_until, assigned_to, job_id, alike_id },
})

const oneNamed = (id: string | null, name: string | null) => (id && name !== null ? [{ _id: id, name }] : [])

export function toWire(row: InboxRow): InboxThread {
  const isSnoozed = row.state === 'snoozed'
  return {
    ...toRecordBase(row),
    subject: row.subject,
    senderName: row.sender_name,
    senderAddress: row.sender_address,
    words: row.words,
    kind: row.kind,
    kindRule: row.kind_rule,
    kindWords: row.kind_words,
    backOn: row.back_day,
    state: row.state,
    snoozedUntil: isSnoozed ? (row.snoozed_until?.toISOString() ?? null) : null,
    lastDate: row.last_at.toISOString(),
    isUnread: row.is_unread,
    senderProof: row.sender_proof,
    isKnown: row.is_known,
    mails: row.mails,
    mailboxInfo: [{ _id: row.mailbox_id, name: row.mailbox_name, address: row.mailbox_address }],
    assigneeInfo: row.assigned_to ? [{ _id: row.assigned_to, ...toNames(row.assignee_first, row.assignee_last) }] : [],
    vendorInfo: oneNamed(row.vendor_id, row.vendor_name),
    contactInfo: oneNamed(row.contact_id, row.contact_name),
    candidateInfo: oneNamed(row.candidate_id, row.candidate_name),
    campaignInfo: oneNamed(row.campaign_id, row.campaign_name),
    jobInfo: oneNamed(row.job_id, row.job_name),
  }
}
