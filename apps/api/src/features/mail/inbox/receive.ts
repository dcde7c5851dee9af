import type { Parts } from '../../../db/context.ts'
import type { ReadMail } from '../../../platform/mail/read-mail.ts'
import type { MarkedRecipient } from '../recipient/note-report.ts'

/** Whose mailbox a mail came to: a member's, or the company's. */
export interface Receiver {
  companyId: string
  mailboxId: string
  memberId: string | null
}

/** Where mail comes in; nothing is kept of it yet. */
export async function receiveMail(
  _parts: Parts,
  _receiver: Receiver,
  _place: { folder: string; uidValidity: string; uid: number },
  _mail: ReadMail,
  _marked: MarkedRecipient | undefined,
): Promise<void> {}
