import type { HandOver } from '@corridor/contract/people/member/shapes'
import type postgres from 'postgres'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { unchanged, write } from '../../../db/write.ts'
import { fail } from '../../../platform/fail.ts'
import { hooksOf } from '../../../platform/hooks.ts'
import { countOwned, findHandOver, insertHandOver, moveBack, moveOwned, noteSights, noteUndone } from './store.ts'
import { type MemberRow, members } from './tables.ts'

/**
 * Gives all records that a member owns to a colleague, whatever their units: these stay, and who sees by the owner sees otherwise from the
 * next request on. Throws `record.notFound`, `member.sameHands`, `member.gone`.
 */
export const handOver = (context: CompanyContext, { id, to }: { id: string; to: string }) =>
  write(context, 'member.hand-over', async (tx) => {
    const giver = await members.take(tx, context.scope, id)
    const done = await handOverWithin(tx, context, giver, to)
    const answer = { success: true as const, message: 'Records handed over', data: done }
    return {
      record: { kind: 'member', id },
      before: null,
      after: { to, handOver: done._id, records: done.records },
      answer,
    }
  })

/** The same in the caller's transaction, of a member who is held. */
export async function handOverWithin(
  tx: postgres.TransactionSql,
  context: CompanyContext,
  giver: MemberRow,
  to: string,
): Promise<HandOver> {
  const { scope, platform } = context
  if (giver.id === to) throw fail('member.sameHands')
  const taker = await members.take(tx, scope, to)
  if (taker.status !== 'active') throw fail('member.gone')
  const id = await insertHandOver(tx, scope, giver.user_id, taker.user_id)
  const audiences = await moveOwned(tx, scope, { id, from: giver.user_id, to: taker.user_id })
  await noteSights(tx, scope)
  const hands = { id, from: giver.user_id, to: taker.user_id }
  for (const handOn of hooksOf(platform, 'afterHandOver')) await handOn(context, tx, hands)
  return { _id: id, records: await countOwned(tx, audiences) }
}

/** Takes a hand-over back; what was handed on since stays where it is. Throws `record.notFound`. */
export const handBack = (context: CompanyContext, { id }: { id: string }) =>
  write(context, 'member.hand-back', async (tx) => {
    const { scope } = context
    const stands = await findHandOver(tx, scope, id)
    if (!stands) throw fail('record.notFound', { entity: 'Hand-over' })
    const message = 'Records handed back'
    if (stands.undone_at) return unchanged({ success: true as const, message, data: { _id: id, records: 0 } })
    const audiences = await moveBack(tx, scope, { id, to: stands.from_id })
    const hands = { id, from: stands.from_id, to: stands.to_id }
    let isGivenBack = audiences.length > 0
    for (const giveBack of hooksOf(context.platform, 'afterHandBack'))
      if (await giveBack(context, tx, hands)) isGivenBack = true
    if (!isGivenBack) return unchanged({ success: true as const, message, data: { _id: id, records: 0 } })
    await noteUndone(tx, id)
    await noteSights(tx, scope)
    const data = { _id: id, records: await countOwned(tx, audiences) }
    return {
      record: { kind: 'hand-over', id },
      before: null,
      after: { records: data.records },
      answer: { success: true as const, message, data },
    }
  })
