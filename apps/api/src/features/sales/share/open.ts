import { access } from '@corridor/contract/wire/access'
import type { Context } from '../../../db/scope/context.ts'
import { resumeWork } from '../../../http/session/gate.ts'
import { passwordFits } from '../../../http/session/password.ts'
import { now } from '../../../platform/clock.ts'
import { hashToken } from '../../../platform/crypto.ts'
import { Failure, fail } from '../../../platform/fail.ts'
import type { Platform } from '../../../platform.ts'
import { countView, findOpenLink, isHotlistSeen, type OpenLink } from './store.ts'

export interface Opened {
  link: OpenLink
  /** Context of its maker as it is now: a link never shows more than they see. */
  context: Context
}

type Parts = Pick<Context, 'db' | 'platform'>

/**
 * The link of an address. Throws `share.unknown`, whatever the reason: it never was, was revoked, has ended, its hotlist is private or gone,
 * or its maker may no longer share it.
 */
export async function openLink({ db, platform }: Parts, token: string): Promise<Opened> {
  const link = await findOpenLink(db, hashToken(token))
  if (!link) throw fail('share.unknown')
  const context = await contextOfMaker({ db, platform }, link)
  if (!(await isHotlistSeen(db, context.scope, link.hotlist_id))) throw fail('share.unknown')
  return { link, context }
}

async function contextOfMaker({ db, platform }: Parts, link: OpenLink): Promise<Context> {
  const maker = { userId: link.created_by, companyId: link.company_id }
  try {
    return await resumeWork(db, platform, maker, access.shares.manage, link.id)
  } catch (error) {
    if (error instanceof Failure && error.code === 'session.forbidden') throw fail('share.unknown')
    throw error
  }
}

/** Notes a view, of nobody in particular. */
export const noteView = async (db: Context['db'], link: OpenLink): Promise<void> => void (await countView(db, link.id))

/** Hours for which somebody who typed the password need not type it again. */
export const unlockedHours = 12

const place = (link: OpenLink) => ({ table: 'share_link', column: 'unlocked', rowId: link.id })
// Another password, or none any more, ends what the one before has opened.
const wordsOf = (link: OpenLink, until: string) => `${until} ${link.password_hash}`

/** Makes the value that a browser keeps once the password was right. Throws `share.passwordWrong`. */
export async function unlock({ fields }: Platform, link: OpenLink, password: string): Promise<string> {
  if (!(await passwordFits(link.password_hash ?? undefined, password))) throw fail('share.passwordWrong')
  const until = String(now().getTime() + unlockedHours * 3_600_000)
  return `${until}.${fields.mark(wordsOf(link, until), place(link)).toString('base64url')}`
}

/** True for a link without a password, or for who typed it. */
export function isUnlocked({ fields }: Platform, link: OpenLink, kept: string | undefined): boolean {
  if (link.password_hash === null) return true
  const [, until = '', mark = ''] = /^(\d{1,15})\.([\w-]{43})$/.exec(kept ?? '') ?? []
  const isTrue = mark !== '' && fields.markFits(Buffer.from(mark, 'base64url'), wordsOf(link, until), place(link))
  return isTrue && Number(until) > now().getTime()
}

/** Names a person on the page of one link; it tells nothing of the record, and nothing on another link. */
export const personMark = ({ fields }: Platform, link: OpenLink, candidateId: string): string =>
  fields.mark(candidateId, { table: 'share_link', column: 'person', rowId: link.id }).toString('base64url').slice(0, 16)
