import { written } from '../../../db/record/record.ts'
import type { Context } from '../../../db/scope/context.ts'
import { saved, write } from '../../../db/write.ts'
import { fail } from '../../../platform/fail.ts'
import { isTaken, type Sql } from '../../../platform/sql.ts'
import { type Level, levels, toFacts } from './levels.ts'
import { findAddress, hasAddress, insertAddress } from './store.ts'

interface AddressAdd {
  name: string
  country?: string | undefined
  state?: string | undefined
}

export const addAddress = (level: Level) => (context: Context, input: AddressAdd) =>
  write(context, `${level}.add`, async (tx) => {
    const { title, parent, spec } = levels[level]
    const above = parent ? (input[parent.wire] ?? null) : null
    await assertParent(tx, level, above)
    const values = { name: input.name, parent: above, createdBy: context.caller.userId }
    const id = await insertAddress(tx, level, values).catch((error) => refuseDouble(level)(error, input.name))
    const after = written(await findAddress(tx, level, id))
    return saved({ kind: level, toFacts, toWire: spec.toWire }, null, after, `${title} Added Successfully`)
  })

/** Refuses a record below one that is not there. */
export async function assertParent(tx: Sql, level: Level, above: string | null): Promise<void> {
  const { parent } = levels[level]
  if (!parent || (above && (await hasAddress(tx, parent.table, above)))) return
  throw fail('request.invalid', {}, { fields: { [parent.wire]: `${parent.title} is required` } })
}

export const refuseDouble =
  (level: Level) =>
  (error: unknown, name: string): never => {
    throw isTaken(error, `${level}_name`) ? fail('lookup.nameTaken', { entity: levels[level].title, name }) : error
  }
