import { plainName } from '@corridor/contract/format/person-name'
import { putIntoBin } from '../../../db/record/bin.ts'
import type { Context } from '../../../db/scope/context.ts'
import { removed, write } from '../../../db/write.ts'
import { type LeadRow, leads, toFacts } from './tables.ts'

export const nameOfLead = ({ first_name, last_name }: LeadRow) =>
  plainName({ firstName: first_name, lastName: last_name })

export const deleteLead = (context: Context, { id }: { id: string }) =>
  write(context, 'lead.delete', async (tx) => {
    const stands = await leads.take(tx, context.scope, id)
    await putIntoBin(tx, context, { kind: 'lead', table: 'lead', id, name: nameOfLead(stands) })
    return removed({ kind: 'lead', toFacts }, stands)
  })
