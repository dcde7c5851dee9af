import { putIntoBin } from '../../../db/record/bin.ts'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { removed, write } from '../../../db/write.ts'
import { clients, toFacts } from './tables.ts'

export const deleteClient = (context: CompanyContext, { id }: { id: string }) =>
  write(context, 'client.delete', async (tx) => {
    const stands = await clients.take(tx, context.scope, id)
    await putIntoBin(tx, context, { kind: 'client', table: 'client', id, name: stands.name })
    return removed({ kind: 'client', toFacts }, stands)
  })
