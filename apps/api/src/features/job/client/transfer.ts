import type { ClientAdd } from '@corridor/contract/job/client/shapes'
import { putAllIntoBin } from '../../../db/record/bin.ts'
import type { Outcome, TransferRules } from '../../../db/record/transfer-rules.ts'
import { judgeUntouched } from '../../../db/record/untouched.ts'
import { toCompanyContext } from '../../../db/scope/context.ts'
import { leaveTrail, type RecordChange } from '../../../db/write.ts'
import { isTaken } from '../../../platform/sql.ts'
import { countJobsOf, findHolder, keysOf, lockClients } from './store.ts'
import { clients, eachOnce, toFacts } from './tables.ts'

/** Clients, by the hundred: one that is called as another is there already, by whatever name. */
export const clientTransfer: TransferRules<ClientAdd> = {
  references: {},
  async identify(sql, context, inputs) {
    const { companyId } = toCompanyContext(context).scope
    const keys = await keysOf(
      sql,
      inputs.map(({ name }) => name),
    )
    const holders = await Promise.all(
      inputs.map(({ name, aliases }) => findHolder(sql, companyId, [name, ...aliases], null)),
    )
    return inputs.map(({ name }, at) => ({ key: keys[at] ?? name, stands: holders[at] !== undefined }))
  },
  async addMany(context, tx, inputs) {
    const { scope } = toCompanyContext(context)
    const outcomes: Outcome[] = []
    const added: RecordChange[] = []
    for (const input of inputs) {
      const values = { ...input, aliases: eachOnce(input.name, input.aliases) }
      // Another row may have taken one of the names, or a colleague at this very moment.
      const id = await tx
        .savepoint((inner) => clients.insert(inner, scope, values))
        .catch((error) => {
          if (isTaken(error, 'client_key_once')) return null
          throw error
        })
      if (id) added.push({ record: { kind: 'client', id }, before: null, after: values })
      outcomes.push(id ? { id } : { fault: takenBy(input) })
    }
    await leaveTrail(context, tx, 'client.add', added)
    return outcomes
  },
  async removeUntouched(context, tx, ids) {
    const standing = await lockClients(tx, toCompanyContext(context).scope, ids)
    const { outcomes, untouched } = judgeUntouched(ids, standing, await countJobsOf(tx, ids))
    const records = untouched.map(({ id, name }) => ({ id, name }))
    await putAllIntoBin(tx, context, { kind: 'client', table: 'client', records })
    const gone = untouched.map((row) => ({ record: { kind: 'client', id: row.id }, before: toFacts(row), after: null }))
    await leaveTrail(context, tx, 'client.delete', gone)
    return outcomes
  },
}

const takenBy = ({ name }: ClientAdd) =>
  ({ field: 'name', code: 'double.stands', params: { entity: 'Client', name } }) as const
