import type { DecidedFiles } from '@corridor/contract/candidate/resume-batch/shapes'
import type { Decision } from '@corridor/contract/candidate/resume-batch/states'
import { errorMessage } from '@corridor/contract/error-table'
import type postgres from 'postgres'
import { type CompanyContext, toCompanyContext } from '../../../db/scope/context.ts'
import { withinTransaction } from '../../../db/scope/within-transaction.ts'
import { unchanged, write } from '../../../db/write.ts'
import { Failure, fail } from '../../../platform/fail.ts'
import { decideFile } from './decide-file.ts'
import { findBatchFile } from './store.ts'

/** Decides several files alike. Files that cannot be decided so are left, with the reason. */
export const decideFiles = (context: CompanyContext, { ids, decision }: { ids: string[]; decision: Decision }) =>
  write(context, 'resume-batch.decide-files', async (tx) => {
    const left: DecidedFiles['left'] = []
    // In one order for everybody, the first that came before the later ones.
    const ordered = [...new Set(ids)].toSorted()
    for (const id of ordered) {
      const refusal = await refusalOf(context, tx, id, decision)
      if (refusal) left.push(await toLeft(context, tx, id, refusal))
    }
    return unchanged({ success: true as const, data: { decided: ordered.length - left.length, left } })
  })

async function refusalOf(
  context: CompanyContext,
  tx: postgres.TransactionSql,
  id: string,
  decision: Decision,
): Promise<Failure | undefined> {
  try {
    const inside = toCompanyContext(withinTransaction(context, tx))
    const { data } = await decideFile(inside, { id, decision })
    return data.state === 'held' ? fail('resumeBatch.another', { name: data.doubleInfo[0]?.name ?? '' }) : undefined
  } catch (error) {
    if (error instanceof Failure) return error
    throw error
  }
}

async function toLeft({ scope }: CompanyContext, tx: postgres.TransactionSql, id: string, { code, data }: Failure) {
  const params = data?.params
  const file = await findBatchFile(tx, scope, id)
  return { _id: id, name: file?.name ?? '', code, message: errorMessage(code, params ?? {}), ...(params && { params }) }
}
