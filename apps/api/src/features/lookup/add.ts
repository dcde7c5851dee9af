import { type LookupKind, lookupTitles } from '@corridor/contract/lookup-kinds'
import type { Context } from '../../db/context.ts'
import { isTaken } from '../../db/sql.ts'
import { write } from '../../db/write.ts'
import { fail } from '../../platform/fail.ts'
import { findLookup, insertLookup, type LookupRow, toWire } from './store.ts'

export const addLookup =
  (kind: LookupKind) => (context: Context, input: { name: string; status?: 'active' | 'inactive' }) =>
    write(context, `${kind}.add`, async (tx) => {
      const { name, status = 'active' } = input
      const id = await insertLookup(tx, { kind, name, status, createdBy: context.caller.userId }).catch((error) =>
        refuseDouble(kind)(error, name),
      )
      const after = (await findLookup(tx, kind, id)) as LookupRow
      return {
        record: { kind, id },
        before: null,
        after: { name, status },
        answer: { success: true as const, message: `${lookupTitles[kind]} Added Successfully`, data: toWire(after) },
      }
    })

export const refuseDouble =
  (kind: LookupKind) =>
  (error: unknown, name: string): never => {
    throw isTaken(error, 'lookup_name') ? fail('lookup.nameTaken', { entity: lookupTitles[kind], name }) : error
  }
