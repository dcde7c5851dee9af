import { type LookupKind, lookupNotFound, lookupTitles } from '@corridor/contract/base/lookup/kinds'
import { putIntoBin } from '../../../db/record/bin.ts'
import type { Context } from '../../../db/scope/context.ts'
import { write } from '../../../db/write.ts'
import { fail } from '../../../platform/fail.ts'
import { countLookupUses, findLookup } from './store.ts'

export const deleteLookup =
  (kind: LookupKind) =>
  (context: Context, { id }: { id: string }) =>
    write(context, `${kind}.delete`, async (tx) => {
      const stands = await findLookup(tx, kind, id, true)
      if (!stands) throw fail('record.notFound', { entity: lookupNotFound[kind].replace(/ not found$/, '') })
      const count = await countLookupUses(tx, id)
      if (count > 0) throw fail('lookup.inUse', { entity: lookupTitles[kind], name: stands.name, count })
      await putIntoBin(tx, context, { kind, table: 'lookup', id, name: stands.name })
      return {
        record: { kind, id },
        before: { name: stands.name, status: stands.status },
        after: null,
        answer: { success: true as const, message: 'Deletion successful' },
      }
    })
