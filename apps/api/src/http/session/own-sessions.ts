import type { OwnSession } from '@corridor/contract/people/session/shapes'
import type postgres from 'postgres'
import type { Context } from '../../db/scope/context.ts'
import { write } from '../../db/write.ts'
import { deviceOf } from '../../platform/device.ts'
import { fail } from '../../platform/fail.ts'
import { sessionIdleHours } from './caller.ts'
import { forgetDevices } from './known-devices.ts'

const shownMax = 100

interface OwnRow {
  id: string
  area: OwnSession['area']
  user_agent: string | null
  address: string | null
  created_at: Date
  last_seen_at: Date
}

/** The caller's live sessions in every area, newest first. */
export async function listSessions({ db, caller }: Context) {
  const rows = await db<OwnRow[]>`
    select id, area, user_agent, address, created_at, last_seen_at from session
    where user_id = ${caller.userId} and expires_at > now()
      and last_seen_at > now() - make_interval(hours => ${sessionIdleHours})
    order by created_at desc, id desc limit ${shownMax}`
  const data = rows.map((row) => ({
    _id: row.id,
    createDate: row.created_at.toISOString(),
    lastUseDate: row.last_seen_at.toISOString(),
    area: row.area,
    device: deviceOf(row.user_agent ?? ''),
    address: row.address,
    isCurrent: row.id === caller.sessionId,
  }))
  return { success: true as const, data, totalDocs: data.length }
}

/** Ends one session of the caller; its token is dead at once. Anybody else's is `record.notFound`. */
export const revokeSession = (context: Context, { id }: { id: string }) =>
  write(context, 'session.revoke', async (tx) => {
    const { count } = await tx`delete from session where id = ${id} and user_id = ${context.caller.userId}`
    if (count === 0) throw fail('record.notFound', { entity: 'Session' })
    const answer = { success: true as const, message: 'The session has ended' }
    return { record: { kind: 'session', id }, before: null, after: null, answer }
  })

/** Ends every session of the caller but the one that asks. */
export const revokeOtherSessions = (context: Context) =>
  write(context, 'session.revoke-others', async (tx) => {
    const { userId, sessionId } = context.caller
    const ended = await tx<{ id: string }[]>`
      delete from session where user_id = ${userId} and id <> ${sessionId} returning id`
    const records = ended.map(({ id }) => ({
      action: 'session.revoke',
      record: { kind: 'session', id },
      before: null,
      after: null,
    }))
    const message = 'Every other session has ended'
    return { records, answer: { success: true as const, message, ended: ended.length } }
  })

/** Removes what has ended by itself: sessions with where they came from, devices that were not used for long, and second steps that nobody took. */
export async function forgetSessions(sql: postgres.Sql): Promise<void> {
  await sql`
    delete from session
    where expires_at < now() or last_seen_at < now() - make_interval(hours => ${sessionIdleHours})`
  await sql`delete from sign_in_challenge where expires_at < now()`
  await forgetDevices(sql)
}
