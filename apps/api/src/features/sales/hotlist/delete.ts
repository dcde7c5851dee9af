import { putIntoBin } from '../../../db/record/bin.ts'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { removed, write } from '../../../db/write.ts'
import { hotlists, toFacts } from './tables.ts'

export const deleteHotlist = (context: CompanyContext, { id }: { id: string }) =>
  write(context, 'hotlist.delete', async (tx) => {
    const stands = await hotlists.take(tx, context.scope, id)
    await putIntoBin(tx, context, { kind: 'hotlist', table: 'hotlist', id, name: stands.name })
    return removed({ kind: 'hotlist', toFacts }, stands)
  })
