import type { KeptMail } from '@corridor/contract/mail/house-server/shapes'
import type { Context, Parts } from '../../../db/scope/context.ts'
import { openContent } from '../../../platform/mail/letter-content.ts'
import { openTestMail } from '../../../platform/mail/test-mail.ts'
import { listKept, listKeptLetters } from './store.ts'

const keptShownMax = 100
const emptied = 'What it said is emptied.'

/** A mail that was kept in test mode, whole. */
export interface WholeMail extends KeptMail {
  html: string
}

type From = { db: Parts['db']; platform: Pick<Parts['platform'], 'fields' | 'mailReader'> }

/** The newest mail that was kept, letters and what companies sent, as it would have left. */
export async function listWholeMail(from: From, max = keptShownMax): Promise<WholeMail[]> {
  const letters = (await listKeptLetters(from.db, max)).map((row) => {
    const content = openContent(from.platform.fields, row)
    return {
      ...{ _id: row.id, createDate: row.created_at.toISOString(), company: '', from: '', subject: row.subject },
      to: row.to_name ? `${row.to_name} <${row.to_address}>` : row.to_address,
      ...{ text: content?.text ?? emptied, html: content?.html ?? '' },
    }
  })
  return [...letters, ...(await listKeptMails(from, max))]
    .toSorted((one, other) => other.createDate.localeCompare(one.createDate))
    .slice(0, max)
}

/** The same of what companies sent alone. */
export async function listKeptMails({ db, platform }: From, max = keptShownMax): Promise<WholeMail[]> {
  const mails = []
  for (const row of await listKept(db, max)) {
    const raw = openTestMail(platform.fields, row)
    const read = raw && (await platform.mailReader.read(raw))
    mails.push({
      ...{ _id: row.id, createDate: row.created_at.toISOString(), company: row.company_name, from: row.from_address },
      ...{ to: row.to_address, subject: read?.subject ?? '', text: read?.text || emptied, html: read?.html ?? '' },
    })
  }
  return mails
}

/** The same for an administrator: whoever read codes and links whole could be anybody. */
export async function listKeptMail(context: Context) {
  const mails = await listWholeMail(context)
  const data = mails.map(({ html: _html, ...mail }) => ({
    ...mail,
    ...{ subject: blanked(mail.subject), text: blanked(mail.text) },
  }))
  return { success: true as const, data }
}

const link = /\b[a-z][a-z+.-]*:\/\/\S+|\bwww\.\S+/gi
// A code of digits, however it is parted, and whatever is long enough to be a token.
const code = /\d(?:[\s-]?\d){3,}|[\w-]{20,}/g

/** A text without what opens something. */
export const blanked = (text: string): string => text.replace(link, '[link]').replace(code, '••••')
