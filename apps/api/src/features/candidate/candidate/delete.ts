import { putIntoBin } from '../../../db/record/bin.ts'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { removed, write } from '../../../db/write.ts'
import { findCandidate } from './store.ts'
import { notFound } from './update.ts'
import { fromRow, nameOf } from './values.ts'

export const deleteCandidate = (context: CompanyContext, { id }: { id: string }) =>
  write(context, 'candidate.delete', async (tx) => {
    const stands = await findCandidate(tx, context.scope, id, true)
    if (!stands) throw notFound()
    await putIntoBin(tx, context, { kind: 'candidate', table: 'candidate', id, name: nameOf(stands) })
    return removed({ kind: 'candidate', toFacts: fromRow }, stands)
  })
