import type { StoredFile } from '@corridor/contract/base/file/shapes'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { fail } from '../../../platform/fail.ts'
import { contentOf } from './content.ts'
import { drawInFormats } from './draw-in-formats.ts'
import { mailsOf } from './mails.ts'
import { followUpOf } from './plan-follow-ups.ts'
import { reachOf } from './reach.ts'
import { readyOf } from './ready.ts'
import { sendToSelf } from './send-to-self.ts'
import { type AlongRow, campaigns } from './tables.ts'

const toStoredFile = ({ key, original_name, file_type, file_size }: AlongRow): StoredFile => ({
  ...{ fileKey: key, originalName: original_name, fileType: file_type, fileSize: file_size },
})

interface Asked {
  id: string
  at: number
  find: string
  /** Number of the follow-up; zero is the mail itself. */
  step?: number
}

/** One of the mails of a draft as it goes out, counted from one in the order of addresses, or that of whom words find first. */
export async function showMail(context: CompanyContext, asked: Asked) {
  const shown = await mailAt(context, asked)
  if (!shown) return { success: true as const, data: null }
  const { mail, person, content, at, of } = shown
  const raw = await mail.compose(person)
  return {
    success: true as const,
    data: {
      ...{ at, of, name: person.name, emailId: person.address, replyTo: content.replyTo },
      from: `${content.fromName} <${content.fromAddress}>`,
      ...{ subject: mail.subject, html: mail.html, text: mail.text, bytes: raw.length },
      files: mail.files.map(toStoredFile),
      formatOf: mail.files.some((file) => 'drawn_of' in file) ? (person.vendor_name ?? '') : '',
    },
  }
}

/** Sends one of the mails of a draft to whoever asks. */
export async function sendTest(context: CompanyContext, asked: Asked) {
  const shown = await mailAt(context, asked)
  if (!shown) throw fail('campaign.nothingToSend')
  return sendToSelf(context, shown.content, shown.mail.compose)
}

async function mailAt(context: CompanyContext, { id, at, find, step = 0 }: Asked) {
  const { db, scope } = context
  const stands = await campaigns.load(db, scope, id)
  if (step > stands.follow_up_days.length) return undefined
  const ready = await readyOf(context, stands)
  const campaign = step > 0 ? followUpOf(ready.campaign, step) : ready.campaign
  const content = ready.content ?? (await contentOf(context, db, campaign))
  const people = (await reachOf(context, db, campaign)).filter(({ why }) => why === null)
  const words = find.toLowerCase()
  const found = words ? people.findIndex((one) => `${one.name} ${one.address}`.toLowerCase().includes(words)) : at - 1
  const person = people[found]
  if (!person) return undefined
  if (person.vendor_id && campaign.state === 'draft') await drawInFormats(context, campaign, [person.vendor_id])
  const [mail] = await mailsOf(context, campaign, content, [{ ...person, id: null }])
  return mail && { mail, person, content, at: found + 1, of: people.length }
}
