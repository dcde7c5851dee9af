import { deliveryUnder, type Preset } from '@corridor/contract/told/notification/kinds'
import type { Context } from '../../../db/scope/context.ts'
import { unchanged, write } from '../../../db/write.ts'
import { deliveriesOf, readSettings } from './settings.ts'
import { keepChoice } from './store.ts'

/** Chooses at once how every kind that can be chosen reaches the caller. */
export const choosePreset = (context: Context, { preset }: { preset: Preset }) =>
  write(context, 'notification.choose-preset', async (tx) => {
    const { userId } = context.caller
    const changed = (await deliveriesOf(tx, userId))
      .map(({ kind, delivery }) => ({ kind, before: delivery, after: deliveryUnder(preset, kind) }))
      .filter(({ before, after }) => before !== after)
    if (changed.length === 0) return unchanged(await readSettings(tx, userId))
    for (const { kind, after } of changed) await keepChoice(tx, userId, kind, after)
    return {
      record: { kind: 'user', id: userId },
      before: Object.fromEntries(changed.map(({ kind, before }) => [kind, before])),
      after: Object.fromEntries(changed.map(({ kind, after }) => [kind, after])),
      answer: await readSettings(tx, userId),
    }
  })
