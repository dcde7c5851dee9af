import * as z from 'zod'
import { email } from '../../field/email.ts'
import { boundedText } from '../../field/name.ts'
import { access } from '../../wire/access.ts'
import { deletedAnswer, endpoint, listEndpoint, savedAnswer, updateInput } from '../../wire/endpoint.ts'
import { moment, recordBase, recordId, userInfo } from '../../wire/record.ts'
import {
  checkedServers,
  checkSteps,
  consentWays,
  folderCharsMax,
  foldersMax,
  mailboxStates,
  mailboxWays,
  mailSecurities,
  paceMax,
  readStates,
  usualPace,
} from './kinds.ts'

const security = z.enum(mailSecurities)

/** Settings of a mailbox that only those who manage it see. Passwords and tokens are shown to nobody. */
const MailboxSettings = z.object({
  smtpHost: z.string(),
  smtpPort: z.int(),
  smtpSecurity: security,
  imapHost: z.string(),
  imapPort: z.int(),
  imapSecurity: security,
  userName: z.string(),
  /** Folders whose mail is read. */
  folders: z.array(z.string()),
  /** Last words of the server, or of the way to it, about a failure to send, and about a failure to read. */
  lastError: z.string(),
  readError: z.string(),
  /** The server whose word about senders counts, with those beneath it; empty for the usual one. */
  checkingServer: z.string(),
  /** The usual one; empty if it writes no name. */
  usualCheckingServer: z.string(),
  /** The one that most mails of late name; empty if they do not agree. Anybody may have written it. */
  seenCheckingServer: z.string(),
})

export const Mailbox = z.object({
  ...recordBase,
  name: z.string(),
  address: z.string(),
  way: z.enum(mailboxWays),
  state: z.enum(mailboxStates),
  /** True if what it sends is kept here: it goes by the installation's server, and there is none. */
  isTest: z.boolean(),
  /** Empty for one of the company. */
  memberInfo: userInfo,
  perHour: z.int(),
  perDay: z.int(),
  lastSuccessDate: moment.nullable(),
  /** Null for one that nothing is read from. */
  reading: z.object({ state: z.enum(readStates), lastSuccessDate: moment.nullable() }).nullable(),
  checkedDate: moment.nullable(),
  /** True if the caller may change it. */
  isManaged: z.boolean(),
  /** Null for whoever may not change it. */
  settings: MailboxSettings.nullable(),
})
export type Mailbox = z.infer<typeof Mailbox>

const host = (label: string) =>
  z
    .string(`${label} is required`)
    .trim()
    .toLowerCase()
    .max(253, 'Maximum 253 characters')
    .regex(/^[a-z\d]([a-z\d.:-]*[a-z\d])?$/, 'Please enter the name of a server, such as smtp.example.com')
const port = z.int('Please enter a number').min(1, 'At least 1').max(65_535, 'No more than 65535')
const whole = (max: number) => z.int('Please enter a number').min(1, 'At least 1').max(max, `No more than ${max}`)
const password = z.string().max(500, 'Maximum 500 characters')

const servers = {
  smtpHost: host('Outgoing server'),
  smtpPort: port.default(465),
  smtpSecurity: security.default('tls'),
  /** Without one nothing is read, and what is sent is not filed. */
  imapHost: host('Incoming server').or(z.literal('')).default(''),
  imapPort: port.default(993),
  imapSecurity: security.default('tls'),
  userName: boundedText('User name', 1, 254),
  password: password.min(1, 'Password is required'),
}

const pace = { perHour: whole(paceMax.perHour), perDay: whole(paceMax.perDay) }
const name = boundedText('Name', 1, 80)

/** One that goes through a server of its own, or through the installation's. */
export const MailboxAdd = z.discriminatedUnion('way', [
  z.object({
    way: z.literal('password'),
    name,
    address: email,
    isOfCompany: z.boolean().default(false),
    ...servers,
    perHour: pace.perHour.default(usualPace.password.perHour),
    perDay: pace.perDay.default(usualPace.password.perDay),
  }),
  z.object({
    way: z.literal('relay'),
    name,
    address: email,
    isOfCompany: z.boolean().default(false),
    perHour: pace.perHour.default(usualPace.relay.perHour),
    perDay: pace.perDay.default(usualPace.relay.perDay),
  }),
])
export type MailboxAdd = z.infer<typeof MailboxAdd>

export const MailboxUpdate = updateInput(
  z.object({
    name,
    ...servers,
    smtpPort: port,
    smtpSecurity: security,
    imapHost: host('Incoming server').or(z.literal('')),
    imapPort: port,
    imapSecurity: security,
    /** Empty keeps the one that stands; another server or user needs it anew. */
    password,
    /** Folders whose mail is read. */
    folders: z
      .array(z.string().min(1).max(folderCharsMax))
      .min(1, 'Please choose a folder')
      .max(foldersMax, `Choose no more than ${foldersMax}`)
      .refine((folders) => new Set(folders).size === folders.length, { message: 'Each folder can be chosen once' }),
    checkingServer: host('Server that checks senders').or(z.literal('')),
    ...pace,
  }),
)
export type MailboxUpdate = z.infer<typeof MailboxUpdate>

/** Servers that are tried without being saved. Without a password, that of the mailbox `id` is used, at its own servers alone. */
export const MailboxTry = z.object({ ...servers, password, id: recordId.optional() })
export type MailboxTry = z.infer<typeof MailboxTry>

/** Step of a check, and the reply to it. */
const CheckResult = z.object({
  server: z.enum(checkedServers),
  step: z.enum(checkSteps),
  isDone: z.boolean(),
  /** The server's own words, or why there were none. */
  words: z.string(),
})
export type CheckResult = z.infer<typeof CheckResult>

const place = (path: string, summary: string) => ({ path: `/mailbox/${path}` as const, summary, tag: 'mailbox' })
const read = { access: access.mailboxes.read }
const manage = { access: access.mailboxes.manage }
const one = { ...manage, record: { kind: 'mailbox', field: 'id' } }
const which = z.object({ id: recordId })
const steps = z.array(CheckResult)

export const mailbox = {
  list: listEndpoint(
    place('list', 'List mailboxes'),
    Mailbox,
    {
      sort: ['name', 'address', 'way', 'state', 'lastSuccessDate'],
      filters: { state: z.enum(mailboxStates), way: z.enum(mailboxWays), isOfCompany: z.boolean() },
      search: ['name', 'address'],
    },
    read,
  ),
  view: endpoint('POST', place('view', 'View a mailbox'), { ...read, record: { kind: 'mailbox', field: 'id' } })
    .input(which)
    .output(z.object({ success: z.literal(true), data: Mailbox })),
  add: endpoint('POST', place('add', 'Add a mailbox'), manage).input(MailboxAdd).output(savedAnswer(Mailbox)),
  update: endpoint('PUT', place('update/{id}', 'Update a mailbox'), one)
    .input(MailboxUpdate)
    .output(savedAnswer(Mailbox)),
  delete: endpoint('DELETE', place('delete/{id}', 'Remove a mailbox'), one).input(which).output(deletedAnswer),
  switchOff: endpoint('POST', place('switch-off/{id}', 'Switch a mailbox off'), one)
    .input(which)
    .output(savedAnswer(Mailbox)),
  switchOn: endpoint('POST', place('switch-on/{id}', 'Switch a mailbox on'), one)
    .input(which)
    .output(savedAnswer(Mailbox)),
  /** Connects to both servers and signs in, and keeps nothing. */
  try: endpoint('POST', place('try', 'Try the servers of a mailbox'), manage)
    .input(MailboxTry)
    .output(z.object({ success: z.literal(true), steps })),
  /** The same of one that is saved; its state says how it went. */
  check: endpoint('POST', place('check/{id}', 'Check a mailbox'), one)
    .input(which)
    .output(z.object({ success: z.literal(true), steps, data: Mailbox })),
  /** The folders that its server has. */
  folders: endpoint('POST', place('folders/{id}', 'List the folders of a mailbox'), one)
    .input(which)
    .output(z.object({ success: z.literal(true), data: z.array(z.string()) })),
  /** Mails that could not be read, the newest first. */
  unread: endpoint('POST', place('unread/{id}', 'List the mails of a mailbox that could not be read'), one)
    .input(which)
    .output(
      z.object({
        success: z.literal(true),
        total: z.int(),
        data: z.array(
          z.object({
            folder: z.string(),
            /** Its number in the folder, as the server counts. */
            uid: z.int(),
            reason: z.string(),
            date: moment,
            /** True if it is about to be tried again. */
            isTriedAgain: z.boolean(),
          }),
        ),
      }),
    ),
  readAgain: endpoint('POST', place('read-again/{id}', 'Try again to read what could not be read'), one)
    .input(which)
    .output(savedAnswer(Mailbox)),
  /** Lists the ways that this installation lets its members choose. */
  ways: endpoint('POST', place('ways', 'The ways in which a mailbox can be connected'), manage)
    .input(z.object({}).prefault({}))
    .output(
      z.object({
        success: z.literal(true),
        consent: z.array(z.enum(consentWays)),
        /** The one address that the installation's server may send for the caller. */
        relayAddress: z.string(),
      }),
    ),
  /** The address at the provider where somebody agrees; it ends after ten minutes. */
  startConsent: endpoint('POST', place('start-consent', 'Begin to connect at a provider'), manage)
    .input(
      z.object({
        way: z.enum(consentWays),
        isOfCompany: z.boolean().default(false),
        /** The address that the provider offers first. */
        address: email.optional(),
        /** A mailbox that is connected anew. */
        id: recordId.optional(),
      }),
    )
    .output(z.object({ success: z.literal(true), url: z.url() })),
  /** Takes what the provider sent back, from the session in which the consent was begun. */
  finishConsent: endpoint('POST', place('finish-consent', 'Finish to connect at a provider'), manage)
    .input(
      z.object({
        state: z.string().min(1).max(200),
        code: z.string().max(4_000).default(''),
        /** Words of the provider if its person did not agree. */
        refusal: z.string().max(500).default(''),
      }),
    )
    .output(savedAnswer(Mailbox)),
}
