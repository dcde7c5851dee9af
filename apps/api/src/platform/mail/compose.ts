import type { KeyObject } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { SendMailOptions } from 'nodemailer'
import DKIM from 'nodemailer/lib/dkim'
import MailComposer from 'nodemailer/lib/mail-composer'

/** The key that signs what leaves a domain. */
export interface DkimKey {
  domainName: string
  keySelector: string
  /** Read once: reading it from its text takes three times as long as a signature. */
  privateKey: KeyObject
}

/**
 * A mail as the bytes that go out, once: the same are sent, shown and filed. With a key it is signed, what says how it is ended included,
 * as RFC 8058 asks. Throws if the mail would read a file or an address of the network.
 */
export async function composeMail(message: SendMailOptions, key?: DkimKey): Promise<Buffer> {
  const written = new MailComposer({ ...message, disableFileAccess: true, disableUrlAccess: true }).compile()
  // The address of the envelope alone says whom it goes to.
  const raw = await written.build()
  return key ? buffer(new DKIM({ ...key, headerFieldNames: signedHeaders }).sign(Readable.from([raw]))) : raw
}

// Headers that a mail lacks are left out of its signature.
const signedHeaders =
  'From:Reply-To:To:Subject:Date:Message-ID:MIME-Version:Content-Type:Content-Transfer-Encoding:In-Reply-To:References:List-Unsubscribe:List-Unsubscribe-Post'
