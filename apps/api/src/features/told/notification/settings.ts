import {
  type Delivery,
  type NotificationKind,
  notificationFacts,
  notificationKinds,
} from '@corridor/contract/told/notification/kinds'
import type { Context } from '../../../db/scope/context.ts'
import { unchanged, write } from '../../../db/write.ts'
import { fail } from '../../../platform/fail.ts'
import type { Sql } from '../../../platform/sql.ts'
import { findTimeZone, keepChoice, keepTimeZone, readChoices } from './store.ts'

/** Finds the delivery of each kind to a person, chosen or not. */
export async function deliveriesOf(sql: Sql, userId: string) {
  const chosen = await readChoices(sql, userId)
  return notificationKinds.map((kind) => {
    const { delivery, isFixed = false } = notificationFacts[kind]
    return { kind, delivery: isFixed ? delivery : (chosen.get(kind) ?? delivery), isFixed }
  })
}

/** Answers all settings of a person, and where their mornings are counted. */
export async function readSettings(sql: Sql, userId: string) {
  const timeZone = (await findTimeZone(sql, userId)) ?? 'UTC'
  return { success: true as const, data: await deliveriesOf(sql, userId), timeZone }
}

export const viewSettings = ({ db, caller }: Context) => readSettings(db, caller.userId)

/** Chooses how a kind reaches the caller from now on. Throws `notification.fixed`. */
export const chooseDelivery = (context: Context, { kind, delivery }: { kind: NotificationKind; delivery: Delivery }) =>
  write(context, 'notification.choose-delivery', async (tx) => {
    const { userId } = context.caller
    if (notificationFacts[kind].isFixed) throw fail('notification.fixed')
    const before = (await deliveriesOf(tx, userId)).find((one) => one.kind === kind)?.delivery
    if (before === delivery) return unchanged(await readSettings(tx, userId))
    await keepChoice(tx, userId, kind, delivery)
    return {
      record: { kind: 'user', id: userId },
      before: { [kind]: before },
      after: { [kind]: delivery },
      answer: await readSettings(tx, userId),
    }
  })

/** Keeps where the caller is. It is no `write`: a page tells it by itself, wherever its person travels. Throws `request.invalid`. */
export const saveTimeZone = (context: Context, { timeZone }: { timeZone: string }) =>
  context.db.begin(async (tx) => {
    if (!(await keepTimeZone(tx, context.caller.userId, timeZone)))
      throw fail('request.invalid', {}, { fields: { timeZone: 'Unknown time zone' } })
    return { success: true as const }
  })
