import type { ClientAdd, ClientUpdate } from '@corridor/contract/job/client/shapes'
import { differences, given } from '../../../db/record/record.ts'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { unchanged, write } from '../../../db/write.ts'
import { fail } from '../../../platform/fail.ts'
import type { Sql } from '../../../platform/sql.ts'
import { findHolder } from './store.ts'
import { type ClientRow, clients, eachOnce, toFacts, toWire } from './tables.ts'

export const addClient = (context: CompanyContext, input: ClientAdd) =>
  write(context, 'client.add', async (tx) => {
    const values = { ...input, aliases: eachOnce(input.name, input.aliases) }
    await refuseTaken(tx, context, values, null)
    const id = await clients.insert(tx, context.scope, values)
    await context.platform.jobs.wake(tx, 'match-clients')
    const after = await clients.load(tx, context.scope, id)
    return {
      record: { kind: 'client', id },
      before: null,
      after: toFacts(after),
      answer: savedClient('Client Added Successfully', after),
    }
  })

export const updateClient = (context: CompanyContext, { id, version, ...patch }: ClientUpdate) =>
  write(context, 'client.update', async (tx) => {
    const stands = await clients.take(tx, context.scope, id, version)
    const message = 'Client Updated Successfully'
    const wanted = { ...toFacts(stands), ...given(patch) }
    const change = differences(toFacts(stands), { ...wanted, aliases: eachOnce(wanted.name, wanted.aliases) })
    if (!change) return unchanged(savedClient(message, stands))
    if (change.name || change.aliases) await refuseTaken(tx, context, { ...wanted, ...change }, id)
    await clients.update(tx, id, change, wanted.name)
    await context.platform.jobs.wake(tx, 'match-clients')
    const after = await clients.load(tx, context.scope, id)
    return {
      record: { kind: 'client', id },
      before: toFacts(stands),
      after: toFacts(after),
      answer: savedClient(message, after),
    }
  })

const savedClient = (message: string, row: ClientRow) => ({ success: true as const, message, data: toWire(row) })

interface Called {
  name: string
  aliases: readonly string[]
}

/** Refuses a name that another client of the company has, and says which; beside the field that holds it. */
async function refuseTaken(tx: Sql, { scope }: CompanyContext, { name, aliases }: Called, id: string | null) {
  const holder = await findHolder(tx, scope.companyId, [name, ...aliases], id)
  if (holder) throw fail('client.nameTaken', { name: holder.called, client: holder.client })
}
