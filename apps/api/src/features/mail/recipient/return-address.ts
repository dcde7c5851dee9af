import type { ReadMail } from '../../../platform/mail/read-mail.ts'
import { rowOfSignedAddress, signedAddress } from '../../../platform/mail/signed-address.ts'
import type { Platform } from '../../../platform.ts'

type Fields = Pick<Platform, 'fields'>
const use = { letter: 'r', table: 'campaign_recipient', column: 'return_address' }

/** The envelope's sender of the mail to one person: what cannot be delivered comes back there, and names them. */
export const returnAddressOf = ({ fields }: Fields, recipientId: string, domain: string): string =>
  signedAddress(fields, use, recipientId, domain)

/** Finds the person to whom the mail went whose return address this one was sent to, of whichever company. Only programs write there. */
export function recipientWrittenBackTo({ fields }: Fields, { to, envelopeTo }: Pick<ReadMail, 'to' | 'envelopeTo'>) {
  for (const address of [...envelopeTo, ...to.map((one) => one.address)]) {
    const id = rowOfSignedAddress(fields, use, address)
    if (id) return id
  }
  return undefined
}
