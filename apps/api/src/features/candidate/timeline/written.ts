import type { MailHappening } from '@corridor/contract/field/mail-happening'
import type { toUserInfo } from '../../../db/record/record.ts'
import type { Context } from '../../../db/scope/context.ts'
import { hooksOf } from '../../../platform/hooks.ts'
import type { About, Page } from './tables.ts'

interface Entry {
  _id: string
}

/**
 * Events of a record and mails about it, in one order, newest first: `toEntry` makes an entry of the record's timeline of what
 * was written. `entries` are the newest of the rest, as many as the page asks for.
 */
export async function withMails<Row extends Entry>(
  context: Context,
  about: About,
  page: Page,
  entries: readonly Row[],
  toEntry: (written: Written) => Row,
): Promise<Row[]> {
  const asked = hooksOf(context.platform, 'listWritten').map((list) => list(context, about, page))
  const written = (await Promise.all(asked)).flat()
  return [...entries, ...written.map(toEntry)].sort((one, other) => (one._id < other._id ? 1 : -1)).slice(0, page.limit)
}

export interface Written extends Entry {
  at: string
  action: 'mail'
  mail: MailHappening
  userInfo: ReturnType<typeof toUserInfo>
}
