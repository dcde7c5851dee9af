import * as z from 'zod'
import { StoredFile } from '../../base/file/shapes.ts'
import { answerStates } from '../../field/answer-states.ts'
import { access } from '../../wire/access.ts'
import { endpoint, listEndpoint, savedAnswer } from '../../wire/endpoint.ts'
import { joined, moment, recordBase, recordId, userInfo } from '../../wire/record.ts'
import { AlikeMail } from '../alike/mail.ts'
import { mailboxStates } from '../mailbox/kinds.ts'
import { inboxKinds, inboxStates, kindRules, mailDirections, senderProofs } from './kinds.ts'

const named = joined({ _id: recordId, name: z.string() })
const Address = z.object({ name: z.string(), address: z.string() })

/** A conversation with somebody outside, as the queue shows it. */
export const InboxThread = z.object({
  ...recordBase,
  subject: z.string(),
  /** Person outside who wrote last. */
  senderName: z.string(),
  senderAddress: z.string(),
  /** The first of that mail's own words. */
  words: z.string(),
  kind: z.enum(inboxKinds),
  /** Rule that found the kind. */
  kindRule: z.enum(kindRules),
  /** The words of the mail by which it did. */
  kindWords: z.string(),
  /** Day on which somebody who is away says that they are back: a plain day. */
  backOn: z.string().nullable(),
  state: z.enum(inboxStates),
  snoozedUntil: moment.nullable(),
  lastDate: moment,
  isUnread: z.boolean(),
  /** Proof of that mail's sender. */
  senderProof: z.enum(senderProofs),
  /** False if somebody answered who was not written to. */
  isKnown: z.boolean(),
  mails: z.int(),
  mailboxInfo: joined({ _id: recordId, name: z.string(), address: z.string() }),
  assigneeInfo: userInfo,
  vendorInfo: named,
  contactInfo: named,
  candidateInfo: named,
  campaignInfo: named,
  jobInfo: named,
})
export type InboxThread = z.infer<typeof InboxThread>

/** A row of the queue. */
export const QueueThread = InboxThread.extend({
  /** All that ask for the same, this one among them, the newest first; none if it stands alone. */
  alike: z.array(AlikeMail),
})
export type QueueThread = z.infer<typeof QueueThread>

export const InboxMail = z.object({
  _id: recordId,
  direction: z.enum(mailDirections),
  from: Address,
  to: z.array(Address),
  cc: z.array(Address),
  date: moment,
  subject: z.string(),
  /** Words that the sender wrote now, and apart from them the quoted ones. */
  ownWords: z.string(),
  quoted: z.string(),
  /** The whole as it was formatted, clean: nothing in it runs, and nothing is loaded. Empty if the mail had none. */
  html: z.string(),
  senderProof: z.enum(senderProofs),
  isKnown: z.boolean(),
  isAutomatic: z.boolean(),
  /** State of a mail that a member wrote, with the server's words. */
  answerState: z.enum(answerStates).nullable(),
  answer: z.string(),
  /** True if an answer was kept here in test mode: nobody got it. */
  isTest: z.boolean(),
  byInfo: userInfo,
  attachments: z.array(
    z.object({
      name: z.string(),
      size: z.int(),
      file: StoredFile.nullable(),
      /** Reason why it was not kept. */
      refusal: z.string(),
    }),
  ),
})
export type InboxMail = z.infer<typeof InboxMail>

const place = (path: string, summary: string) => ({ path: `/inbox/${path}` as const, summary, tag: 'inbox' })
const read = { access: access.inbox.read }
const one = { record: { kind: 'inbox', field: 'id' } }
const manage = { access: access.inbox.manage, ...one }
const ofId = z.object({ id: recordId, version: z.int().optional() })
const saved = savedAnswer(InboxThread)

export const inbox = {
  list: listEndpoint(
    place('list', 'List the conversations with people outside'),
    QueueThread,
    {
      sort: ['lastDate', 'subject'],
      filters: {
        state: z.enum(inboxStates),
        kind: z.enum(inboxKinds),
        /** Filters to conversations that are the caller's to answer; false to nobody's and others'. */
        isMine: z.boolean(),
        isUnread: z.boolean(),
        /** True lists the newest alone of like requirements that wait, and everything else; false lists the rest of them. */
        isFirstAlike: z.boolean(),
        mailbox: recordId,
        vendor: recordId,
      },
      search: ['senderName', 'senderAddress', 'subject', 'words'],
    },
    read,
  ),
  view: endpoint('POST', place('view', 'View a conversation with its mails'), { ...read, ...one })
    .input(z.object({ id: recordId }))
    .output(
      z.object({
        success: z.literal(true),
        data: InboxThread,
        /** The newest of them, the oldest first. */
        items: z.array(InboxMail),
        /** As in the queue. */
        alike: z.array(AlikeMail),
        /** Number of requirements that came of the same vendor before. */
        requirementsBefore: z.int(),
        /** True if the sender gets no mail that goes to many. */
        isSenderStopped: z.boolean(),
      }),
    ),
  unread: endpoint('POST', place('unread', 'Count the conversations that wait and were not read'), read)
    .input(z.object({}).prefault({}))
    .output(z.object({ success: z.literal(true), unread: z.int() })),
  /** Shows the states of the mailboxes that mail comes in through. */
  state: endpoint('POST', place('state', 'How the mailboxes stand that mail comes in through'), read)
    .input(z.object({}).prefault({}))
    .output(
      z.object({
        success: z.literal(true),
        mailboxes: z.array(
          z.object({ _id: recordId, address: z.string(), state: z.enum(mailboxStates), lastError: z.string() }),
        ),
      }),
    ),
  read: endpoint('POST', place('read/{id}', 'Note that a conversation was read'), manage)
    .input(z.object({ id: recordId }))
    .output(saved),
  assign: endpoint('POST', place('assign/{id}', 'Give a conversation to somebody, or to nobody'), manage)
    .input(ofId.extend({ assignee: recordId.nullable() }))
    .output(saved),
  snooze: endpoint('POST', place('snooze/{id}', 'Put a conversation off until a moment'), manage)
    .input(ofId.extend({ until: moment }))
    .output(saved),
  done: endpoint('POST', place('done/{id}', 'Mark a conversation as done'), manage).input(ofId).output(saved),
  open: endpoint('POST', place('open/{id}', 'Open a conversation again'), manage).input(ofId).output(saved),
  kind: endpoint('POST', place('kind/{id}', 'Say what a conversation is about'), manage)
    .input(ofId.extend({ kind: z.enum(inboxKinds) }))
    .output(saved),
  job: endpoint('POST', place('job/{id}', 'Join a conversation to a job, or to none'), manage)
    .input(ofId.extend({ job: recordId.nullable() }))
    .output(saved),
  /** Taken back by releasing what it answers. */
  stop: endpoint('POST', place('do-not-contact/{id}', 'Write to the sender no more, with the mail as evidence'), {
    ...{ access: access.inbox.stop },
    ...one,
  })
    .input(ofId)
    .output(z.object({ success: z.literal(true), message: z.string(), suppression: recordId, isNew: z.boolean() })),
}
