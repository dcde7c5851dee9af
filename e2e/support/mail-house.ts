import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const house = join(import.meta.dirname, '../../apps/api/test/mail/mail-house.ts')

export interface ReadMail {
  to: string[]
  raw: string
}

export interface MailHouse {
  smtpPort: number
  imapPort: number
  /** Mails taken from the product, in their order. */
  read: ReadMail[]
  /** A mail comes in. */
  deliver: (raw: string) => void
  close: () => void
}

/** Real servers that take mail and hold it, in a process of their own. */
export async function openMailHouse(password: string): Promise<MailHouse> {
  const child = fork(house, [password], { stdio: 'inherit' })
  const [ports] = (await once(child, 'message')) as [Pick<MailHouse, 'smtpPort' | 'imapPort'>]
  const read: ReadMail[] = []
  child.on('message', (mail) => read.push(mail as ReadMail))
  return { ...ports, read, deliver: (raw) => child.send(raw), close: () => child.disconnect() }
}

/** A field of a mail's head, unfolded. */
export const headOf = ({ raw }: ReadMail, name: string) =>
  new RegExp(`^${name}: (.*)$`, 'im').exec(raw.replace(/\r\n[ \t]+/g, ' '))?.[1]?.trim() ?? ''
