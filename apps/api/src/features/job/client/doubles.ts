import type { ClientLikeness, ClientMergeField } from '@corridor/contract/job/client/duplicate-kinds'
import type { Client } from '@corridor/contract/job/client/shapes'
import type { Sql } from '../../../platform/sql.ts'
import type { Compared, MergeKind } from '../../records/merge/kind.ts'
import { mergeVerbs } from '../../records/merge/verbs.ts'
import { tellSameClient } from '../submission/double/tell-clashes.ts'
import { clientRules } from './kind.ts'
import { mergeValues, splitValues, valuesOf } from './merge-values.ts'
import { updateClient } from './save.ts'
import { listAlike } from './store.ts'
import type { ClientRow, ClientValues } from './tables.ts'

/** Likelihood that one reason alone makes two clients one. */
const weights: Record<ClientLikeness, number> = { spelling: 0.95, initials: 0.85, words: 0.8, domain: 0.85 }

const scoreOf = (reasons: readonly ClientLikeness[]) =>
  1 - reasons.reduce((doubt, reason) => doubt * (1 - weights[reason]), 1)

async function compareClients(tx: Sql, ids: string[]): Promise<Compared<ClientLikeness>[]> {
  const rows = await listAlike(tx, ids)
  return rows.map(({ id, company_id, alike }) => ({
    id,
    companyId: company_id,
    likely: alike.map((other) => ({ ...other, score: scoreOf(other.reasons) })),
  }))
}

const clientMerging: MergeKind<ClientRow, Client, ClientValues, ClientMergeField, ClientLikeness> = {
  rules: { ...clientRules, table: 'client' },
  entity: 'Client',
  messages: {
    merged: 'Clients merged successfully',
    split: 'Clients split successfully',
    apart: 'Remembered as two clients',
    reopened: 'Shown as duplicates again',
  },
  nameColumn: 'name',
  gone: { columns: 'g.name as gone_name', toNames: ({ gone_name }: { gone_name: string }) => ({ name: gone_name }) },
  valuesOf,
  merge: mergeValues,
  split: splitValues,
  update: (context, id, values) => updateClient(context, { id, ...values }),
  naming: [
    { table: 'job', column: 'client_id' },
    { table: 'submission_hop', column: 'client_id' },
  ],
  // Work for two clients is work for one by now: whoever submitted somebody to both is told, as if the client was named today.
  settle: async (context, tx, { job: jobs = [] }) => {
    for (const id of jobs) await tellSameClient(context, tx, id, jobs)
  },
  compare: compareClients,
  job: 'match-clients',
}

export const clientDoubles = mergeVerbs(clientMerging)
