import { putIntoBin } from '../../../db/record/bin.ts'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { removed, write } from '../../../db/write.ts'
import { toFacts, vendors } from './tables.ts'

export const deleteVendor = (context: CompanyContext, { id }: { id: string }) =>
  write(context, 'vendor.delete', async (tx) => {
    const stands = await vendors.take(tx, context.scope, id)
    await putIntoBin(tx, context, { kind: 'vendor', table: 'vendor', id, name: stands.name })
    return removed({ kind: 'vendor', toFacts }, stands)
  })
