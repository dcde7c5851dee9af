import { type LookupKind, lookupNotFound, lookupTitles } from '@corridor/contract/base/lookup/kinds'
import { assertVersion, differences, written } from '../../../db/record/record.ts'
import type { Context } from '../../../db/scope/context.ts'
import { unchanged, write } from '../../../db/write.ts'
import { fail } from '../../../platform/fail.ts'
import { refuseDouble } from './add.ts'
import { findLookup, type LookupRow, toWire, updateLookupRow } from './store.ts'
import { ownAliases, toTrail } from './values.ts'

interface LookupPatch {
  id: string
  version?: number | undefined
  name?: string | undefined
  aliases?: string[] | undefined
  status?: 'active' | 'inactive' | undefined
}

export const updateLookup =
  (kind: LookupKind) =>
  (context: Context, { id, version, ...wanted }: LookupPatch) =>
    write(context, `${kind}.update`, async (tx) => {
      const stands = await findLookup(tx, kind, id, true)
      if (!stands) throw fail('record.notFound', { entity: lookupNotFound[kind].replace(/ not found$/, '') })
      const entity = lookupTitles[kind]
      assertVersion(stands, version, entity, toWire(stands))
      const answer = (row: LookupRow) => ({
        success: true as const,
        message: `${entity} Updated Successfully`,
        data: toWire(row),
      })
      const { name, status } = wanted
      const named = name ?? stands.name
      const change = differences(
        { name: stands.name, aliases: stands.aliases, status: stands.status },
        {
          ...(name && { name }),
          // A new name may have been an alias.
          ...((wanted.aliases || name) && { aliases: ownAliases(named, wanted.aliases ?? stands.aliases) }),
          ...(status && { status }),
        },
      )
      if (!change) return unchanged(answer(stands))
      await updateLookupRow(tx, id, change).catch((error) => refuseDouble(kind)(error, named))
      const after = written(await findLookup(tx, kind, id))
      return {
        record: { kind, id },
        before: toTrail(kind, stands),
        after: toTrail(kind, after),
        answer: answer(after),
      }
    })
