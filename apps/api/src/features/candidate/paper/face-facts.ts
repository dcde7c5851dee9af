import { dateText } from '@corridor/contract/format/date'
import { dateIn } from '@corridor/contract/format/day'
import { personName } from '@corridor/contract/format/person-name'
import type { Language } from '@corridor/contract/wire/language'
import type { Context } from '../../../db/scope/context.ts'
import { now } from '../../../platform/clock.ts'
import { readerOf } from './show-person.ts'
import type { PageFace } from './tables.ts'

interface Page {
  link: PageFace & { title: string; note: string }
  context: Pick<Context, 'db'>
}

/** Facts with which the head of a page outside is filled: the company, the sender and how to reach them, and when it changed last. */
export async function faceFacts({ link, context }: Page, language: Language): Promise<Record<string, string>> {
  const reader = await readerOf({ link, context }, language)
  const zone = reader.settings?.timezone ?? reader.timeZone
  return {
    companyName: link.company_name,
    title: link.title,
    note: link.note,
    senderName: personName({ firstName: link.sender_first, lastName: link.sender_last }, reader.settings),
    senderEmail: link.sender_email,
    ...(link.sender_phone && { senderPhone: link.sender_phone }),
    updated: dateText(link.changed_at, reader),
    ...(dateIn(zone, link.changed_at) === dateIn(zone, now()) && { updatedToday: 'yes' }),
    ...(link.brand_color && { color: link.brand_color }),
    ...(link.logo_key && { logo: 'yes' }),
    ...(link.banner_key && { banner: 'yes' }),
  }
}
