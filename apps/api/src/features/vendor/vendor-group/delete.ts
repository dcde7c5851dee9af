import { putIntoBin } from '../../../db/record/bin.ts'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { removed, write } from '../../../db/write.ts'
import { groups, toFacts } from './tables.ts'

export const deleteGroup = (context: CompanyContext, { id }: { id: string }) =>
  write(context, 'vendor-group.delete', async (tx) => {
    const stands = await groups.take(tx, context.scope, id)
    await putIntoBin(tx, context, { kind: 'vendor-group', table: 'vendor_group', id, name: stands.name })
    return removed({ kind: 'vendor-group', toFacts }, stands)
  })
