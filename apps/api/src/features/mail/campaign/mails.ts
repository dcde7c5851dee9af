import { topicOfKind } from '@corridor/contract/mail/campaign/kinds'
import { fieldsIn, type MergeField } from '@corridor/contract/mail/template/merge-fields'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { now } from '../../../platform/clock.ts'
import type { MailAddress } from '../../../platform/mail/address.ts'
import { composeMail, type DkimKey } from '../../../platform/mail/compose.ts'
import { actLinksOf, withLinks } from '../recipient/act-links.ts'
import { clickPath } from '../recipient/click-token.ts'
import { messageIdOf } from '../recipient/message-id.ts'
import { listBefore } from '../recipient/tables.ts'
import { addresseesOf } from '../suppression/tables.ts'
import { unsubscribePath, unsubscribeToken } from '../suppression/unsubscribe-token.ts'
import { valuesFor } from '../template/fill.ts'
import { frameMail } from '../template/frame.ts'
import { type MergeValues, mergerOf } from '../template/merge.ts'
import { fileReader, filesOf } from './files.ts'
import { listShownOn } from './store.ts'
import type { AlongRow, CampaignContent, CampaignRow } from './tables.ts'
import { whyWords } from './why.ts'

/** Somebody a mail is written to. Without an id it is shown alone, and ends nothing. */
export interface MailTo {
  id: string | null
  address: string
  name: string
  vendor_id: string | null
  contact_id: string | null
  candidate_id: string | null
}

export interface CampaignMail {
  subject: string
  html: string
  text: string
  /** Fields that it asks for and cannot be filled with: such a mail does not leave. */
  unfilled: MergeField[]
  /** Files that go along with it. */
  files: AlongRow[]
  /** The bytes that go out, to them or in their stead to somebody who tries it. */
  compose(to: MailAddress, key?: DkimKey): Promise<Buffer>
}

// The words of a campaign are its company's, in the language of the trade; the foot is in that of its reader, if it is known.
const language = 'en'

/** Lists the people who are on the hotlist of a campaign now, as far as its sender sees them. */
export const shownBy = async ({ db, scope }: CompanyContext, { hotlist_id }: CampaignRow): Promise<string[]> =>
  hotlist_id ? await listShownOn(db, scope, hotlist_id) : []

/** Finds the values that fill the mails to these people, in their order. */
async function valuesOf(context: CompanyContext, campaign: CampaignRow, people: readonly Omit<MailTo, 'id'>[]) {
  const { hotlist_id } = campaign
  const shown = await shownBy(context, campaign)
  return valuesFor(
    context,
    {
      senderId: campaign.created_by,
      unitId: campaign.from_unit_id,
      candidateIds: shown,
      hotlistId: hotlist_id ?? undefined,
      jobId: campaign.job_id ?? undefined,
    },
    people.map(({ contact_id, vendor_id, candidate_id }) => ({
      contactId: contact_id ?? undefined,
      vendorId: vendor_id ?? undefined,
      candidateId: candidate_id ?? undefined,
    })),
    language,
  )
}

/** Lists the people whose mail would have a gap, and the field that is missing there first. */
export async function gapsOf<Person extends Omit<MailTo, 'id'>>(
  context: CompanyContext,
  campaign: CampaignRow,
  people: readonly Person[],
): Promise<{ person: Person; field: MergeField }[]> {
  const asked = fieldsIn({ subject: campaign.subject, html: campaign.body })
  if (asked.length === 0) return []
  const values = await valuesOf(context, campaign, people)
  return people.flatMap((person, at) => {
    const field = asked.find((one) => isEmpty(values[at]?.[one]))
    return field ? [{ person, field }] : []
  })
}

const isEmpty = (value: MergeValues[MergeField]) => (typeof value === 'string' ? value.trim() === '' : !value)

/** The mail to each of these people, in their order, as it goes out now. */
export async function mailsOf(
  context: CompanyContext,
  campaign: CampaignRow,
  content: CampaignContent,
  people: readonly MailTo[],
): Promise<CampaignMail[]> {
  const { db, platform } = context
  const topic = topicOfKind[campaign.kind]
  const values = await valuesOf(context, campaign, people)
  const written = people.filter(({ id }) => id !== null).map(({ address }) => address)
  const addressees = await addresseesOf(db, campaign.company_id, written)
  const merge = mergerOf({ subject: campaign.subject, html: campaign.body }, language)
  const filesTo = await filesOf(context, campaign)
  const read = fileReader(platform)
  const { first_id, step } = campaign
  const before = first_id ? await listBefore(db, { first_id, step }, written) : undefined
  const messageId = (recipientId: string) => messageIdOf(platform, recipientId, content.fromAddress)
  const links = actLinksOf(campaign.body, platform.publicUrl)
  const addressOf = (recipientId: string, at: number) =>
    platform.publicUrl + clickPath(platform, { recipientId, link: at })
  return people.map(({ id, address, vendor_id }, at) => {
    const merged = merge(values[at] ?? {})
    const reader = addressees.get(address.toLowerCase())
    const ofFoot = reader?.language ?? language
    const link = id && reader ? { addresseeId: reader.id, topic, recipientId: id } : undefined
    const unsubscribeUrl = platform.publicUrl + unsubscribePath(link ? unsubscribeToken(platform, link) : 'example')
    const why = whyWords[ofFoot][topic](values[at]?.['company.name'] ?? content.fromName)
    const footer = { postalAddress: content.postalAddress, unsubscribeUrl, why, language: ofFoot }
    const led = link ? withLinks(merged, links, (at) => addressOf(link.recipientId, at)) : merged
    const thread = before?.get(address)?.map(messageId)
    const files = filesTo(vendor_id)
    const framed = frameMail({ ...led, subject: merged.subject, language, footer })
    return {
      ...framed,
      subject: merged.subject,
      unfilled: merged.unfilled,
      files,
      compose: async (to, key) =>
        composeMail(
          {
            ...{ from: { name: content.fromName, address: content.fromAddress }, to, replyTo: content.replyTo },
            ...{ subject: merged.subject, ...framed, attachments: await read(files), date: now() },
            ...(id && { messageId: messageId(id) }),
            ...(thread && { references: thread, inReplyTo: thread.at(-1) ?? '' }),
            // RFC 8058: a mail program ends this topic with one click.
            ...(link && {
              headers: {
                'List-Unsubscribe': `<${unsubscribeUrl}>`,
                'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
              },
            }),
          },
          key,
        ),
    }
  })
}
