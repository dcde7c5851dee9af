import { errorMessage } from '@corridor/contract/error-table'
import { dateIn } from '@corridor/contract/format/day'
import { shareDaysMax, shareDaysUsual } from '@corridor/contract/sales/share/columns'
import type { ShareAdd, ShareUpdate } from '@corridor/contract/sales/share/shapes'
import { differences } from '../../../db/record/record.ts'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { settingsOf } from '../../../db/scope/settings.ts'
import { unchanged, write } from '../../../db/write.ts'
import { hashPassword } from '../../../http/session/password.ts'
import { now } from '../../../platform/clock.ts'
import { hashToken, newToken } from '../../../platform/crypto.ts'
import { fail } from '../../../platform/fail.ts'
import { newId } from '../../../platform/ids.ts'
import { hotlists } from '../hotlist/tables.ts'
import { insertShare } from './store.ts'
import { type ShareRow, type ShareValues, shares, toWire } from './tables.ts'
import { tokenPlace } from './token.ts'

/** Makes a link to a public hotlist. Throws `share.private`. */
export async function addShare(context: CompanyContext, { hotListId, password, expiresOn, ...given }: ShareAdd) {
  const { db, scope, platform } = context
  const expires_on = await judgeExpiry(context, expiresOn)
  const password_hash = password === null ? null : await hashPassword(password)
  return write({ ...context, db }, 'share.add', async (tx) => {
    const { is_public } = await hotlists.take(tx, scope, hotListId)
    if (!is_public) throw fail('share.private')
    const [id, token] = [newId(), newToken()]
    await insertShare(tx, scope, {
      id,
      hotlist_id: hotListId,
      token_hash: hashToken(token),
      sealed_token: platform.fields.seal(token, tokenPlace(id)),
      title: given.title,
      note: given.note,
      columns: given.columns,
      shows_initials: given.showsInitials,
      password_hash,
      expires_on,
    })
    return told(id, null, await shares.load(tx, scope, id), 'Share Link Added Successfully')
  })
}

/** Changes what a link shows, and to whom. Throws `share.ended` for one that was revoked. */
export async function updateShare(
  context: CompanyContext,
  { id, version, password, expiresOn, ...given }: ShareUpdate,
) {
  const expires_on = expiresOn && (await judgeExpiry(context, expiresOn))
  const password_hash = password ? await hashPassword(password) : password
  return write(context, 'share.update', async (tx) => {
    const stands = await shares.take(tx, context.scope, id, version)
    if (stands.revoked_at) throw fail('share.ended')
    const { showsInitials: shows_initials, ...rest } = given
    const change = differences<Partial<ShareValues>>(valuesOf(stands), {
      ...rest,
      shows_initials,
      expires_on,
      password_hash,
    })
    const message = 'Share Link Updated Successfully'
    if (!change) return unchanged({ success: true as const, message, data: toWire(stands) })
    await shares.update(tx, id, change)
    return told(id, stands, await shares.load(tx, context.scope, id), message)
  })
}

/** Ends a link for good: another with its address is never made. */
export const revokeShare = (context: CompanyContext, { id }: { id: string }) =>
  write(context, 'share.revoke', async (tx) => {
    const stands = await shares.take(tx, context.scope, id)
    const message = 'Share link revoked'
    if (stands.revoked_at) return unchanged({ success: true as const, message, data: toWire(stands) })
    await shares.update(tx, id, { revoked_at: now() })
    return told(id, stands, await shares.load(tx, context.scope, id), message)
  })

// The last day, by the company's clock: today at the earliest, in a year at the latest.
async function judgeExpiry({ db, scope }: CompanyContext, asked: string | undefined): Promise<string> {
  const zone = (await settingsOf(db, scope.companyId))?.timezone ?? 'UTC'
  const dayIn = (days: number) => dateIn(zone, new Date(now().getTime() + days * 86_400_000))
  const day = asked ?? dayIn(shareDaysUsual)
  if (day >= dayIn(0) && day <= dayIn(shareDaysMax)) return day
  throw fail('share.expiryWrong', undefined, { fields: { expiresOn: errorMessage('share.expiryWrong') } })
}

const valuesOf = ({
  title,
  note,
  columns,
  shows_initials,
  password_hash,
  expires_on,
  revoked_at,
}: ShareRow): ShareValues => ({
  ...{ title, note, columns, shows_initials, password_hash, expires_on, revoked_at },
})

function told(id: string, before: ShareRow | null, after: ShareRow, message: string) {
  const answer = { success: true as const, message, data: toWire(after) }
  return { record: { kind: 'share', id }, before: before && toFacts(before), after: toFacts(after), answer }
}

/** Values of a link that the audit keeps: that there is a password, and not its hash. */
const toFacts = (row: ShareRow) => {
  const { password_hash, ...values } = valuesOf(row)
  return { ...values, hotlist_id: row.hotlist_id, has_password: password_hash !== null }
}
