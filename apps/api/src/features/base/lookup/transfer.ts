import { type LookupKind, lookupTitles } from '@corridor/contract/base/lookup/kinds'
import type { KeptFault } from '@corridor/contract/records/transfer/faults'
import { putAllIntoBin } from '../../../db/record/bin.ts'
import type { TransferRules } from '../../../db/record/transfer-rules.ts'
import { judgeUntouched } from '../../../db/record/untouched.ts'
import { leaveTrail } from '../../../db/write.ts'
import { countUsesOf, identifyLookups, insertLookups, lockLookups } from './store.ts'
import { type LookupInput, type LookupValues, ownAliases, toTrail } from './values.ts'

/** Entries of a lookup, by the hundred. */
export const lookupTransfer = (kind: LookupKind): TransferRules<LookupInput> => ({
  references: {},
  identify: (sql, _context, inputs) =>
    identifyLookups(
      sql,
      kind,
      inputs.map(({ name }) => name),
    ),
  async addMany(context, tx, inputs) {
    const entries = inputs.map(
      ({ name, aliases = [], status = 'active' }): LookupValues => ({
        name,
        aliases: ownAliases(name, aliases),
        status,
      }),
    )
    const ids = await insertLookups(tx, kind, entries, context.caller.userId)
    const added = entries.flatMap((entry, at) => {
      const id = ids[at]
      return id ? [{ record: { kind, id }, before: null, after: toTrail(kind, entry) }] : []
    })
    await leaveTrail(context, tx, `${kind}.add`, added)
    return inputs.map(({ name }, at) => {
      const id = ids[at]
      return id ? { id } : { fault: isTaken(kind, name) }
    })
  },
  async removeUntouched(context, tx, ids) {
    const standing = await lockLookups(tx, kind, ids)
    const { outcomes, untouched } = judgeUntouched(ids, standing, await countUsesOf(tx, ids))
    await putAllIntoBin(tx, context, { kind, table: 'lookup', records: untouched })
    const gone = untouched.map((entry) => ({
      record: { kind, id: entry.id },
      before: toTrail(kind, entry),
      after: null,
    }))
    await leaveTrail(context, tx, `${kind}.delete`, gone)
    return outcomes
  },
})

const isTaken = (kind: LookupKind, name: string): KeptFault => ({
  field: 'name',
  code: 'double.stands',
  params: { entity: lookupTitles[kind], name },
})
