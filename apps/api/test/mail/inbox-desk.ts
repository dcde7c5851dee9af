import { sealSecret } from '../../src/features/mail/mailbox/secrets.ts'
import { type FieldCrypto, makeFieldCrypto } from '../../src/platform/field-crypto.ts'
import { loadOwnKeys } from '../../src/platform/field-keys.ts'
import { newId } from '../../src/platform/ids.ts'
import type { Caller } from '../call.ts'
import type { Company, Person } from '../make.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { type ImapOffice, openImapOffice } from './imap-office.ts'
import { trustLocalhost } from './localhost-tls.ts'

const secret = 'correct-horse-7714'
const limits = {
  ...{ connectWithinMs: 3_000, silentMs: 20_000, lookAgainMs: 500 },
  ...{ takeEveryMs: 100, heldSeconds: 3, retrySeconds: 1, mailboxes: 20 },
}

export interface Written {
  from?: string
  subject?: string
  /** Verdict that the mailbox's own server writes on top of it: `dmarc=pass`. */
  checked?: string
  id?: string
  head?: string[]
  body?: string[]
}

/** The server of the mailboxes, by the name that it writes. */
export const ownServer = 'localhost'

let count = 0
const toMail = ({
  from = 'Dana <dana@apex.example>',
  subject = 'Hello',
  checked,
  id,
  head = [],
  body = ['Words'],
}: Written) =>
  [
    ...(checked ? [`Authentication-Results: ${ownServer}; ${checked}`] : []),
    `From: ${from}`,
    `Subject: ${subject}`,
    `Message-ID: ${id ?? `<${++count}@apex.example>`}`,
    `Date: ${new Date().toUTCString()}`,
    ...head,
    '',
    ...body,
    '',
  ].join('\r\n')

export interface InboxDesk {
  run: RunningApp
  fields: FieldCrypto
  /** A new company with somebody of its bench sales, and a mail server of its own. */
  openCompany: () => Promise<{ company: Company; seller: Person; bench: Caller }>
  /** Its mailbox that is read, the company's. */
  connect: () => Promise<void>
  /** A mail comes into it. */
  deliver: (mail: Written) => void
  /** Nothing is read any more. */
  closeCompany: () => Promise<void>
  close: () => Promise<void>
}

/** An application that reads mailboxes, and mails that come in. */
export async function openInboxDesk(): Promise<InboxDesk> {
  const doubt = trustLocalhost()
  const run = await runApp({ MAIL_ALLOWED_HOSTS: 'localhost' }, {}, undefined, limits)
  const fields = makeFieldCrypto(await loadOwnKeys(run.dataDir))
  let imap: ImapOffice
  let company: Company
  let seller: Person
  return {
    run,
    fields,
    openCompany: async () => {
      company = await run.make.company()
      seller = await run.make.person('bench-sales', company)
      imap = await openImapOffice({ letsIn: (_user, given) => given === secret })
      return { company, seller, bench: run.call(await run.make.session(seller)) }
    },
    connect: async () => {
      const id = newId()
      await run.make.mailbox(company, {
        created_by: seller.id,
        ...{ id, way: 'password', smtp_host: 'localhost', imap_host: 'localhost', imap_port: imap.port },
        ...{ user_name: 'jane', member_id: null, address: `${id}@harbor.example` },
        sealed_password: sealSecret(fields, id, 'sealed_password', secret),
      })
    },
    deliver: (mail) => imap.deliver(toMail(mail)),
    closeCompany: async () => {
      await run.db.owner`update mailbox set state = 'off'`
      await imap.close()
    },
    close: async () => {
      await run.close()
      doubt()
    },
  }
}
