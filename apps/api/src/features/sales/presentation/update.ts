import type { CompanyContext } from '../../../db/scope/context.ts'
import { unchanged, write } from '../../../db/write.ts'
import { now } from '../../../platform/clock.ts'
import { hashToken, newToken } from '../../../platform/crypto.ts'
import { fail } from '../../../platform/fail.ts'
import { addressOf, judgeLastDay, told } from './add.ts'
import { endLetters, postLink } from './post-link.ts'
import { presentations, toWire } from './tables.ts'

interface Extending {
  id: string
  version?: number | undefined
  expiresOn: string
}

/** Chooses another last day of a link. Throws `presentation.over` for one that was revoked. */
export async function extendPresentation(context: CompanyContext, { id, version, expiresOn }: Extending) {
  const expires_on = await judgeLastDay(context, expiresOn)
  return write(context, 'presentation.extend', async (tx) => {
    const stands = await presentations.take(tx, context.scope, id, version)
    if (stands.revoked_at) throw fail('presentation.over')
    const message = 'Last day changed'
    if (stands.expires_on === expires_on) return unchanged({ success: true as const, message, data: toWire(stands) })
    await presentations.update(tx, id, { expires_on })
    return told(stands, await presentations.load(tx, context.scope, id), message)
  })
}

/**
 * Replaces the link by a new one, with the rights of whoever asks for it: the page of a colleague who left opens again. One that has ended gets
 * the usual days. It goes out by a letter if that is wanted. Throws `presentation.nobodyToWrite`, and as `postLink`.
 */
export async function renewPresentation(context: CompanyContext, { id, byMail }: { id: string; byMail: boolean }) {
  const usualDay = await judgeLastDay(context, undefined)
  return write(context, 'presentation.renew', async (tx) => {
    const { scope, platform } = context
    const stands = await presentations.take(tx, scope, id)
    if (stands.revoked_at) throw fail('presentation.over')
    if (byMail && stands.mail_to === '') throw fail('presentation.nobodyToWrite')
    await endLetters(tx, id)
    const token = newToken()
    await presentations.update(tx, id, {
      token_hash: hashToken(token),
      shown_by: scope.userId,
      renewed_at: now(),
      ...(stands.state === 'expired' && { expires_on: usualDay }),
    })
    if (byMail) await postLink(context, tx, await presentations.load(tx, scope, id), token)
    const message = byMail ? 'Link on its way' : 'Link made'
    const { answer, ...change } = told(stands, await presentations.load(tx, scope, id), message)
    return { ...change, answer: { ...answer, address: addressOf(platform, token) } }
  })
}

/** Ends a link for good. Answers that came stay. */
export const revokePresentation = (context: CompanyContext, { id }: { id: string }) =>
  write(context, 'presentation.revoke', async (tx) => {
    const stands = await presentations.take(tx, context.scope, id)
    const message = 'Link revoked'
    if (stands.revoked_at) return unchanged({ success: true as const, message, data: toWire(stands) })
    await presentations.update(tx, id, { revoked_at: now() })
    await endLetters(tx, id)
    return told(stands, await presentations.load(tx, context.scope, id), message)
  })
