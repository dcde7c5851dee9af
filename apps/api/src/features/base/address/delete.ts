import { putIntoBin } from '../../../db/record/bin.ts'
import type { Context } from '../../../db/scope/context.ts'
import { removed, write } from '../../../db/write.ts'
import { fail } from '../../../platform/fail.ts'
import { type Level, levels, toFacts } from './levels.ts'
import { countBelow, findAddress } from './store.ts'

export const deleteAddress =
  (level: Level) =>
  (context: Context, { id }: { id: string }) =>
    write(context, `${level}.delete`, async (tx) => {
      const { title, notFound } = levels[level]
      const stands = await findAddress(tx, level, id, true)
      if (!stands) throw fail('record.notFound', { entity: notFound })
      const count = await countBelow(tx, level, id)
      if (count > 0) throw fail('lookup.inUse', { entity: title, name: stands.name, count })
      await putIntoBin(tx, context, { kind: level, table: level, id, name: stands.name })
      return removed({ kind: level, toFacts }, stands)
    })
